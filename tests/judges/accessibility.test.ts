/** IBM Equal Access and HTML_CodeSniffer, beside axe in tests/browser. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newPage } from '../browser/open.ts';
import { everyPage } from '../browser/sample.ts';
import { fileOf, idleReasons, withoutReason } from './judges.ts';

const engine = readFileSync(fileOf('accessibility-checker-engine/ace.js'), 'utf8');
const sniffer = readFileSync(fileOf('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** What both find on a page: what fails for sure, not what a person should look at. */
const judge = `(async () => {
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
  const failed = results.filter(({ value: [kind, verdict] }) => kind !== 'RECOMMENDATION' && verdict === 'FAIL');
  await new Promise((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
  return {
    equalAccess: failed.map(({ ruleId, message, snippet }) => [ruleId, message, snippet].join(' ')),
    sniffer: HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => [code, msg, element.outerHTML.slice(0, 200)].join(' ')),
  };
})()`;
const found = z.object({ equalAccess: z.array(z.string()), sniffer: z.array(z.string()) });

const said: z.infer<typeof found> = { equalAccess: [], sniffer: [] };

test.for(everyPage)('%s has no fault in either theme', async (path) => {
  const page = await newPage({ bypassCSP: true });
  await page.goto(path);
  for (const code of [engine, sniffer]) await page.evaluate(code);
  const here: z.infer<typeof found> = { equalAccess: [], sniffer: [] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { equalAccess, sniffer: sniffed } = found.parse(await page.evaluate(judge));
    here.equalAccess.push(...equalAccess);
    here.sniffer.push(...sniffed);
  }
  await page.close();
  said.equalAccess.push(...here.equalAccess);
  said.sniffer.push(...here.sniffer);
  expect(withoutReason('equal-access', here.equalAccess)).toEqual([]);
  expect(withoutReason('html-codesniffer', here.sniffer)).toEqual([]);
});

test('each reason is for something that is still said', () => {
  expect(idleReasons('equal-access', said.equalAccess)).toEqual([]);
  expect(idleReasons('html-codesniffer', said.sniffer)).toEqual([]);
});
