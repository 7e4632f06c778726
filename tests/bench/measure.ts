import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchRecord, benchRecord } from './write-sites.ts';

/** The cost of one run of a command. */
export type Measured = { seconds: number; megabytes: number };

/**
 * Runs a command to its end and measures it from outside: the wall time, and the peak memory of its
 * process (Linux only, elsewhere 0). If it fails, throws an error with what it printed.
 */
export async function measure(command: readonly string[], cwd: string): Promise<Measured> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemory(child.pid));
  }, 10);
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  }).finally(() => clearInterval(watching));
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${printed}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

function peakMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The median of several runs, by time. */
export function median(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] ?? { seconds: 0, megabytes: 0 };
}

/** The lower limits for any generator based on Node, React and files, measured in seconds. */
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

// Imported here, after the command has chosen React's production build.
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

/** The cost of one generator at one size. */
export type Row = {
  name: string;
  pages: number;
  cold: Measured;
  rebuild: Measured;
  limits: Limits;
};

const heads = [
  'pages',
  'generator',
  'cold s',
  'rebuild s',
  'MB',
  'start + render + write s',
  'cold ÷ that',
  'ours ÷ its cold, rebuild, MB',
];

const memory = ({ cold, rebuild }: Pick<Row, 'cold' | 'rebuild'>) =>
  Math.max(cold.megabytes, rebuild.megabytes);

/** The measurements as a Markdown table, times in seconds. The first row of each size is ours. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, pages, cold, rebuild, limits }) => {
    const bare = limits.start + limits.render + limits.write;
    const ours = rows.find((row) => row.pages === pages);
    const ratio = (a = 0, b = 0) => (a / b).toFixed(2);
    const parts = [limits.start, limits.render, limits.write].map((part) => part.toFixed(2));
    return [
      pages.toLocaleString('en'),
      name,
      cold.seconds.toFixed(2),
      rebuild.seconds.toFixed(2),
      memory({ cold, rebuild }).toFixed(0),
      parts.join(' + '),
      (cold.seconds / bare).toFixed(1),
      [
        ratio(ours?.cold.seconds, cold.seconds),
        ratio(ours?.rebuild.seconds, rebuild.seconds),
        ratio(ours && memory(ours), memory({ cold, rebuild })),
      ].join(', '),
    ];
  });
  const rule = heads.map((_, column) => (column === 1 ? '---' : '--:'));
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
