import { isLocal } from './is-local.ts';

declare global {
  interface Window {
    /** Not in all browsers: https://www.w3.org/TR/trusted-types/ */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** Makes visited pages available without a connection (static/sw.js). */
export async function keepPages(): Promise<void> {
  // In development and preview, outdated pages must not be shown.
  if (isLocal()) return;
  try {
    // In browsers with Trusted Types, the security policy accepts a worker's address only from this
    // policy.
    const script = `${process.env.BASE_PATH}/sw.js`;
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => script });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? script);
  } catch {
    // Unsupported or denied: pages then need a connection.
  }
}
