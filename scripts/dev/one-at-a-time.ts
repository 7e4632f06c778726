/** Runs a task again for every call that came while it ran, but never two at a time. */
export function oneAtATime(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async function run(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    try {
      await task();
    } finally {
      running = false;
      if (again) void run();
    }
  };
}
