/** The W3C's checker, which needs Java, the newest html-validate, and checkers of links and structured data. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { config } from '../browser/html-faults.ts';
import { everyPage, readPage } from '../browser/sample.ts';
import { siteFolder } from '../browser/site.ts';
import { fileOf, load, unexplained } from './judges.ts';

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

test('the newest html-validate finds nothing on any page', async () => {
  const { HtmlValidate } = await load('html-validate');
  const checker = new HtmlValidate(config);
  const found: string[] = [];
  for (const path of everyPage) {
    const { results } = await checker.validateString(readPage(path));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push([ruleId, message, path, selector].join(' '));
  }
  expect(unexplained('html-validate', found)).toEqual([]);
});

test('check-html-links finds the target of every link', async () => {
  const { validateFolder } = await load('check-html-links');
  const errors = await validateFolder(siteFolder, {});
  expect(
    unexplained(
      'check-html-links',
      errors.map(({ filePath, usage: [first] }: BrokenLink) =>
        [filePath.replace(join(siteFolder, '/'), '/'), 'from', first?.file, first?.value].join(' '),
      ),
    ),
  ).toEqual([]);
});

type BrokenLink = { filePath: string; usage: { file: string; value: string }[] };

test('structured data has what search engines require of each of its types', async () => {
  const { default: Extractor } = await load('@marbec/web-auto-extractor');
  const { default: Validator } = await load('@adobe/structured-data-validator');
  const found: string[] = [];
  for (const path of everyPage) {
    const data = new Extractor({ addLocation: true }).parse(readPage(path));
    for (const { severity, issueMessage } of await new Validator().validate(data))
      found.push([severity, issueMessage, path].join(' '));
  }
  expect(unexplained('structured-data', found)).toEqual([]);
});
