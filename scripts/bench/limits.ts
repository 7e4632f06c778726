import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './measure.ts';
import { type BenchRecord, benchRecord } from './records.ts';

/** What no generator made of Node, React and files can get below, measured in seconds. */
export type Limits = { start: number; render: number; write: number };

/** Measures the limits for a number of pages: starting Node, rendering, and writing the files. */
export async function measureLimits(folder: string, pages: number): Promise<Limits> {
  const { seconds } = await measure([process.execPath, '-e', '0'], '/');
  const render = await bareRender();
  const records = Array.from({ length: pages }, (_, index) => benchRecord(index));
  const started = performance.now();
  const html = records.map(render);
  const rendered = performance.now();
  html.forEach((text, index) => {
    mkdirSync(join(folder, `note-${index}`), { recursive: true });
    writeFileSync(join(folder, `note-${index}/index.html`), text);
  });
  const written = performance.now();
  return {
    start: seconds,
    render: (rendered - started) / 1000,
    write: (written - rendered) / 1000,
  };
}

// Imported here, when the command has chosen React's production build.
async function bareRender(): Promise<(record: BenchRecord) => string> {
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  return ({ title, summary, paragraphs }) => {
    const texts = [summary, ...paragraphs].map((text) => createElement('p', { key: text }, text));
    return renderToStaticMarkup(
      createElement('article', null, createElement('h1', null, title), texts),
    );
  };
}
