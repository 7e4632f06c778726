declare global {
  interface Window {
    /** Not everywhere: https://www.w3.org/TR/trusted-types/ */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** Lets pages that a visitor has seen open without a connection (static/sw.js). */
export async function keepPages(): Promise<void> {
  try {
    // The security policy takes the address of a worker only from this one, where it knows such.
    const script = `${process.env.BASE_PATH}/sw.js`;
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => script });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? script);
  } catch {
    // Not known to the browser, or denied: pages need a connection then.
  }
}
