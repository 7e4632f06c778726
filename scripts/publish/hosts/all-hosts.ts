import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

/** Every host that a build can write files for, by its name in `--host`. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries({
    netlify,
    cloudflare,
    vercel,
    azure,
    s3,
    github,
    nginx,
    apache,
    caddy,
  }),
);

/** The host with this name. Throws if there is none. */
export function hostNamed(name: string): Host {
  const host = hosts.get(name);
  if (host) return host;
  const names = [...hosts.keys()].join(', ');
  throw new Error(`Expected --host to be one of ${names}, found "${name}".`);
}
