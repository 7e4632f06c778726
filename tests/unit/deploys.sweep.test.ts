/**
 * Twenty deploys and a rollback, each from a clean clone, by the steps that this repository's workflows and
 * documents name, at a server that plays the host: what open pages request is there.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { copySite } from './fixture-site.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a host does: the lines of shell that it runs in a clone, their variables, and where the site is then. */
type Workflow = { script: string; env: Record<string, string>; published: string };

type Step = {
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: { path?: string };
};

/** The steps of GitHub after its own one that says where the site will be. */
function github(url: string): Workflow {
  const { jobs }: { jobs: { build: { steps: Step[] } } } = parse(
    read('.github/workflows/pages.yml'),
  );
  const { steps } = jobs.build;
  const after = steps.slice(steps.findIndex(({ id }) => id === 'pages') + 1);
  const outputs: Record<string, string> = { base_path: new URL(url).pathname, base_url: url };
  // No secret and no variable is set.
  const given = (text: string) =>
    text.replace(
      /\$\{\{ (?:steps\.pages\.outputs\.)?([\w.]+) \}\}/,
      (_, name) => outputs[name] ?? '',
    );
  const upload = after.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  const env = Object.entries(Object.assign({}, ...after.map((step) => step.env ?? {})));
  return {
    script: after.flatMap(({ run }) => run ?? []).join('\n'),
    env: Object.fromEntries(env.map(([name, value]) => [name, given(String(value))])),
    published: upload?.with?.path ?? '',
  };
}

function gitlab(url: string): Workflow {
  const { pages }: { pages: { script: string[]; artifacts: { paths: string[] } } } = parse(
    read('.gitlab-ci.yml'),
  );
  return {
    script: pages.script.join('\n'),
    env: { CI_PAGES_URL: url },
    published: pages.artifacts.paths[0] ?? '',
  };
}

/** The commands that scripts/publish/README.md names for a bucket, up to those that are run once. */
function s3(): Workflow {
  const [, commands = ''] =
    /## S3 with CloudFront[\s\S]*?```sh\n([\s\S]*?)```/.exec(read('scripts/publish/README.md')) ??
    [];
  const script = commands.split('\n').filter((line) => !line.startsWith('aws cloudfront'));
  return { script: script.join('\n'), env: { BUCKET: 'bucket' }, published: '' };
}

/** The two programs that those lines run: npm, which installs nothing here, and as much of aws as they need. */
const programs = {
  npm: `#!/bin/bash
[ "$1" = ci ] && exit 0
shift 2
[ "$1" = -- ] && shift
exec "${process.execPath}" "${join(root, 'scripts/command.js')}" build --root . --date 2026-01-31 "$@"
`,
  aws: `#!/usr/bin/env node
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
const [, , , , from, , ...options] = process.argv;
const bucket = process.env.LIVE;
const list = (folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => statSync(join(folder, file)).isFile());
const isAsset = (file) => file.startsWith('assets/');
const isMeant = options.includes('--include') ? isAsset : (file) => !isAsset(file);
const files = list(from).filter(isMeant);
for (const file of files) cpSync(join(from, file), join(bucket, file));
if (options.includes('--delete'))
  for (const file of list(bucket).filter(isMeant)) if (!files.includes(file)) rmSync(join(bucket, file));
`,
};

test.each([
  ['GitHub Pages', '/firm', github],
  ['GitLab Pages', '/group/firm', gitlab],
  ['GitLab Pages, at its own domain', '', gitlab],
  ['a bucket of S3', '', s3],
])(
  'pages that were opened before any of the last five deploys stay whole: %s',
  async (_host, base, workflow) => {
    const folder = mkdtempSync(join(tmpdir(), 'deploys-'));
    const live = join(folder, 'live');
    mkdirSync(live);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const path = join(live, pathname.slice(base.length).replace(/\/$/, '/index.html'));
      const isThere = pathname.startsWith(`${base}/`) && existsSync(path);
      response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(path) : 'Not found');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true });
    });
    const { port }: AddressInfo = Object(server.address());
    const url = `http://127.0.0.1:${port}${base}`;

    for (const [name, text] of Object.entries(programs)) {
      mkdirSync(join(folder, 'bin'), { recursive: true });
      writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
    }
    const site = copySite();
    const link = '<link rel="stylesheet" href={usePage().lateStyles} />';
    site.edit('components/frame/Frame.tsx', '</main>', `</main>${link}`);
    cpSync(join(root, '.ci'), join(site.root, '.ci'), { recursive: true });
    const git = (...given: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...given], {
        cwd: site.root,
        encoding: 'utf8',
      }).trim();
    git('init', '-q', '-b', 'main');
    const commit = (version: number) => {
      site.write('components/menu/Menu.client.ts', `document.title = 'version ${version}';`);
      site.write('components/frame/Frame.late.css', `nav::after { content: 'version ${version}' }`);
      git('add', '-A');
      git('commit', '-q', '-m', `Version ${version}`);
    };

    /** Publishes what the repository has, and returns what a visitor's page then needs. */
    async function deploy(number: number) {
      const clone = join(folder, `clone-${number}`);
      git('clone', '-q', site.root, clone);
      const { script, env, published } = workflow(url);
      const path = join(folder, 'bin') + delimiter + process.env.PATH;
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: clone,
        env: { ...process.env, ...env, PATH: path, LIVE: live },
      });
      if (published) {
        rmSync(live, { recursive: true });
        cpSync(join(clone, published), live, { recursive: true });
      }
      rmSync(clone, { recursive: true });
      const html = await (await fetch(`${url}/`)).text();
      const needed = new Map<string, string>();
      for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(js|css)/g))
        needed.set(address, await (await fetch(url + address)).text());
      return { needed, stdout };
    }

    const deployed: Awaited<ReturnType<typeof deploy>>[] = [];
    const expectWhole = async () => {
      for (const { needed } of deployed.slice(-6))
        for (const [address, text] of needed)
          expect([address, await (await fetch(url + address)).text()]).toEqual([address, text]);
    };
    for (let version = 1; version <= 20; version++) {
      commit(version);
      deployed.push(await deploy(version));
      await expectWhole();
    }
    const scripts = deployed.map(({ needed }) => [...needed.keys()].find((it) => /Menu-/.test(it)));
    expect(new Set(scripts).size).toBe(20);
    git('revert', '--no-edit', 'HEAD~2..HEAD');
    const back = await deploy(21);
    expect([...back.needed.keys()]).toEqual([...(deployed[17]?.needed.keys() ?? [])]);
    deployed.push(back);
    await expectWhole();
  },
);
