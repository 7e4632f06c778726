import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What one run of a command took. */
export type Measured = { seconds: number; megabytes: number };

/**
 * Runs a command to its end and measures it from outside: wall time, and the most memory that its
 * process held (Linux only, elsewhere 0). Throws, with what it printed, where it fails.
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

/** The middle one of several runs, by time. */
export function median(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] ?? { seconds: 0, megabytes: 0 };
}
