/** The phases of a build that are shown, in order. */
type Phase = 'bundle' | 'render' | 'check' | 'pictures' | 'publish';

const words: Readonly<Record<Phase, string>> = {
  bundle: 'bundling scripts and styles',
  render: 'rendering pages',
  check: 'checking links and texts',
  pictures: 'making pictures',
  publish: 'publishing',
};

/** Called when each phase begins, and with its progress if it is slow. */
export type Progress = (phase: Phase, done?: number, total?: number) => void;

type Terminal = { write(text: string): unknown; columns?: number };

/** How a command shows its progress: live in a terminal, and in lines elsewhere. */
export function showProgress(): { show: Progress; clear: () => void } {
  if (process.stdout.isTTY && !process.env.CI) return liveProgress(process.stdout);
  return { show: loggedProgress(console.log), clear: () => {} };
}

/** Shows in a terminal what a build is doing, on a line that is overwritten. `clear` erases it. */
export function liveProgress(terminal: Terminal): { show: Progress; clear: () => void } {
  const clear = () => terminal.write('\r\x1b[K');
  const show: Progress = (phase, done, total) => {
    const count = total ? ` ${done}/${total}` : '';
    terminal.write(`\r\x1b[K${words[phase]} …${count}`.slice(0, terminal.columns ?? 80));
  };
  return { show, clear };
}

/** Logs only slow work: every tenth picture. */
export function loggedProgress(log: (line: string) => void): Progress {
  return (_phase, done, total) => {
    if (done && (done % 10 === 0 || done === total)) log(`pictures ${done}/${total}`);
  };
}
