import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOptions, outputOptions, runCommand, siteFolders } from '../base/command-line.ts';
import { builtPages, requireBuiltSite, requirePages, sitemapPaths } from '../serve/built-site.ts';
import { createPreviewServer } from '../serve/server.ts';
import { findChrome } from '../verify/find-chrome.ts';
import {
  formatFailings,
  formatHeading,
  formatReport,
  formatTooSlow,
  isBelow,
  isTooSlowToJudge,
} from '../verify/lighthouse-report.ts';
import { runLighthouse } from '../verify/run-lighthouse.ts';

const options = {
  ...outputOptions,
  sample: { type: 'boolean', default: false, help: 'only the home page, and one with a form' },
  page: { type: 'string', value: 'PATH', multiple: true, help: 'only this page instead of all' },
  record: { type: 'string', value: 'FILE', help: 'also writes the scores to a file' },
} as const;

runCommand(async () => {
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  requireBuiltSite(dir);
  const files = builtPages(dir);
  const htmlOf = (path: string) => readFileSync(join(dir, files.get(path) ?? ''), 'utf8');
  const all = values.page ?? (await sitemapPaths(dir));
  requirePages(dir, all);
  const paths = values.sample ? sampleOf(all, htmlOf) : all;
  const server = await createPreviewServer({ dir });
  try {
    const urls = paths.map((path) => server.url + path);
    const chrome = await findChrome();
    console.log(formatHeading());
    const reports = await runLighthouse(urls, {
      chrome,
      skipAudits: (url) => skippedAudits(htmlOf(new URL(url).pathname)),
      onPage: (report) => console.log(formatReport(report)),
    });
    const pages = reports.map(({ url, ...found }) => ({ path: new URL(url).pathname, ...found }));
    await mkdir(join(root, '.cache'), { recursive: true });
    const measured = { measuredAt: new Date().toISOString(), formFactor: 'mobile', pages };
    await writeFile(join(root, '.cache/lighthouse.json'), JSON.stringify(measured, null, 2));
    if (values.record) {
      const scores = pages.map(({ path, scores }) => ({ path, scores }));
      const record = JSON.stringify({ ...measured, pages: scores }, null, 2);
      await writeFile(join(root, values.record), `${record}\n`);
    }
    for (const report of reports) if (isTooSlowToJudge(report)) console.log(formatTooSlow(report));
    const below = reports.filter(isBelow);
    for (const report of below) console.log(formatFailings(report));
    if (below.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
});

/** The home page, and the page with the most script: the one with a form, if there is any. */
function sampleOf(paths: readonly string[], htmlOf: (path: string) => string): string[] {
  const [home, ...others] = paths.toSorted((a, b) => a.length - b.length);
  const withForm = others.find((path) => htmlOf(path).includes('<form'));
  return [home, withForm].filter((path) => path !== undefined);
}

// A page that search engines should not index must not lose points for that.
function skippedAudits(html: string): string[] {
  return html.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
}
