import { readFileSync } from 'node:fs';

/** When a process started, in ticks since boot. Empty if the system does not say. */
export function startOf(pid: number): string {
  try {
    // Field 22 of proc(5). The name in field 2 may contain spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
