/** Runs in a page before anything else, and records how long its visitor waits, in milliseconds. */
/**
 * @typedef {{ took: number, what: string }} Wait
 * @type {{ shown: number, presses: Wait[] }}
 */
const timings = { shown: 0, presses: [] };
Object.assign(window, { timings });

/** @param {EventTarget | null} target */
const nameOf = (target) =>
  target instanceof Element ? `${target.localName}.${target.classList[0] ?? target.id}` : '';

/** @param {(entry: PerformanceEntry) => void} keep @param {PerformanceObserverInit} init */
const observe = (keep, init) =>
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe(init);

observe(
  ({ startTime }) => {
    timings.shown = startTime;
  },
  { type: 'largest-contentful-paint', buffered: true },
);
observe(
  (entry) => {
    if (!('interactionId' in entry && entry.interactionId && 'target' in entry)) return;
    const target = entry.target instanceof Element ? entry.target : null;
    timings.presses.push({ took: entry.duration, what: `${entry.name} ${nameOf(target)}` });
  },
  /** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }),
);
