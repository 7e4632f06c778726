import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

/**
 * GitHub Pages. It sends no headers of one's own, so the pages carry their policies, and moved
 * addresses meet the error page. `.nojekyll` has it publish the files as they are.
 */
const github: Host = {
  isPolicyInPage: () => true,
  files: () => [{ file: '.nojekyll', text: '', isPublished: true }],
};

/** Every host that a build can write the files of, by the name that `--host` takes. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries({ netlify, cloudflare, vercel, azure, s3, github, nginx, apache, caddy }),
);

/** The host of a name. Throws for a name that no host has. */
export function hostNamed(name: string): Host {
  const host = hosts.get(name);
  if (host) return host;
  const names = [...hosts.keys()].join(', ');
  throw new Error(`Expected --host to be all or one of ${names}, found "${name}".`);
}
