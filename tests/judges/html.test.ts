/** The W3C's checker, which needs Java. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteFolder } from '../browser/site.ts';
import { fileOf, unexplained } from './judges.ts';

const said = z.object({
  messages: z.array(
    z.object({ message: z.string(), url: z.string(), extract: z.string().optional() }),
  ),
});

test('the W3C’s Nu checker finds nothing on any page', () => {
  const jar = fileOf('vnu-jar/build/dist/vnu.jar');
  const options = [
    '-jar',
    jar,
    '--skip-non-html',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
  ];
  const { stdout, error } = spawnSync('java', [...options, siteFolder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error('Java is missing: apt-get install default-jre-headless.');
  const { messages } = said.parse(JSON.parse(stdout));
  const found = messages.map(({ message, url, extract }) => `${message} ${url} ${extract}`);
  expect(unexplained('vnu', found)).toEqual([]);
});
