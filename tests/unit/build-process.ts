/** Builds of a fixture site in separate processes, and what they leave behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createFacts, noteTag } from '../../scripts/finish/facts.ts';
import { readHtml } from '../../scripts/finish/read-html.ts';
import { type Site, snapshot } from './fixture-site.ts';

const command = join(import.meta.dirname, '../../scripts/command.js');

/** An environment in which esbuild starts a program that is not a bundler and ends at once. */
export const withoutBundler = { ESBUILD_BINARY_PATH: process.execPath };

type Place = Pick<Site, 'root' | 'out'>;

/** Starts the build command. */
export function start({ root, out }: Place, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const where = ['--root', root, '--out', out, '--date', '2026-01-31'];
  const node = [command, 'build', ...where, ...options];
  return spawn(process.execPath, node, { env: { ...process.env, ...env } });
}

/** Runs the build command to its end. */
export async function run(site: Place, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const build = start(site, options, env);
  let text = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (data) => (text += data));
  const [status] = await once(build, 'close');
  return { status, text };
}

/** Changes every page and style of the fixture site, and changes them back at the next call. */
export function changeEveryPage(site: Site, back: boolean): void {
  const [small, large, flex, grid] = [' small ', ' large ', ' flex', ' grid'];
  site.edit('content/harbour.yaml', back ? large : small, back ? small : large);
  site.edit('components/frame/Frame.css', back ? grid : flex, back ? flex : grid);
}

/** Links and assets of published pages that are not published. Fails if a page is incomplete. */
export function deadLinks({ out }: Place): string[] {
  const files = Object.keys(snapshot(out));
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(7);
  return pages.flatMap((page) => {
    const html = readFileSync(join(out, page), 'utf8');
    expect(html).toMatch(/<\/html>$/);
    const variants = [...html.matchAll(/(\/assets\/[^" ]+)/g)].map(([path]) => path);
    return [...linksOf(html), ...variants]
      .map((link) =>
        link
          .replace(/[#?].*$/, '')
          .replace(/\/$/, '/index.html')
          .slice(1),
      )
      .filter((file) => !files.includes(file));
  });
}

function linksOf(html: string): ReadonlySet<string> {
  const facts = createFacts();
  readHtml(html, { tag: (tag) => noteTag(facts, tag, html), text: () => {}, inline: () => {} });
  return facts.links;
}
