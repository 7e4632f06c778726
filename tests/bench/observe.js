/** Runs in a page before all else: keeps how long its interactions and tasks take. */
/** @type {{ interactions: number[], tasks: number[] }} */
const timings = { interactions: [], tasks: [] };
Object.assign(window, { timings });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) timings.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if ('interactionId' in entry && entry.interactionId) timings.interactions.push(entry.duration);
}).observe(
  /** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }),
);
