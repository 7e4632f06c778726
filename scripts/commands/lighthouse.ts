import { readFileSync, writeFileSync } from 'node:fs';
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
    if (values.record) {
      const pages = reports.map(({ url, scores }) => ({ path: new URL(url).pathname, scores }));
      const measured = { measuredAt: new Date().toISOString(), formFactor: 'mobile', pages };
      writeFileSync(join(root, values.record), `${JSON.stringify(measured, null, 2)}\n`);
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
