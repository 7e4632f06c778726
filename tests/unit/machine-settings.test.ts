/** The same content and date give the same bytes, wherever a machine stands and whatever it speaks. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { builtOn, content } from '../site-content.ts';
import { snapshot } from './fixture-site.ts';
import { copyFirmSite } from './site-copy.ts';

const project = join(import.meta.dirname, '../..');

/** Another zone and language than this machine's, with other half hours and another alphabet. */
const elsewhere =
  process.env.TZ === 'Asia/Kolkata'
    ? { zone: 'Pacific/Kiritimati', language: 'tr_TR.UTF-8' }
    : { zone: 'Asia/Kolkata', language: 'da_DK.UTF-8' };

test('two zones and two languages publish the same bytes', async () => {
  const site = copyFirmSite();
  const page = parse(site.read('content/insights.yaml'));
  const topics = [{ slug: 'i', title: 'İ', description: 'Iı.' }];
  site.write('content/insights.yaml', stringify({ ...page, topics: [...page.topics, ...topics] }));
  // On one day. In Danish "aa" comes after all other letters.
  for (const slug of ['aa', 'b', 'i', 'zi'])
    site.write(
      `content/insights/${slug}.md`,
      `---
title: ${slug} İlk Işık
description: On I and İ.
author: Ada Berg
role: Reads gauges
topics: [i]
image: ${content.contact.opening.image.picture}
date: 2025-01-31
---
## İlk Işık

Water.
`,
    );
  const day = builtOn.toISOString().slice(0, 10);
  await site.build(new Date(day));
  const out = join(site.root, '../elsewhere');
  const options = ['--root', site.root, '--out', out, '--date', day];
  await promisify(execFile)(process.execPath, ['scripts/command.js', 'build', ...options], {
    cwd: project,
    env: { ...process.env, TZ: elsewhere.zone, LC_ALL: elsewhere.language },
  });
  const [here, there] = [snapshot(site.out), snapshot(out)];
  const differ = Object.keys(here).filter((file) => here[file] !== there[file]);
  expect(differ).toEqual([]);
  expect(Object.keys(there)).toEqual(Object.keys(here));
});
