/** Counts up once half of the element is in view: its number, its bar and its ring together. */
import { ringDashes } from './ring.ts';

const steps = 20;
const stepMs = 50;

/** Takes over one element with `[data-count]` in it. */
export default function startCount(element: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !window.IntersectionObserver) return;
  const show = showing(element);
  show(0);
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page is told of several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      count(show);
    },
    { threshold: 0.5, rootMargin: '0% 50%' },
  );
  observer.observe(element);
  addEventListener('beforeprint', () => show(1));
}

function count(show: (share: number) => void): void {
  let step = 0;
  const timer = setInterval(() => {
    step++;
    show(step / steps);
    if (step === steps) clearInterval(timer);
  }, stepMs);
}

/** What shows a share, 0 to 1, of every value in the element. */
function showing(element: HTMLElement): (share: number) => void {
  const numbers = [...element.querySelectorAll<HTMLElement>('[data-count]')];
  const bars = [...element.querySelectorAll('progress')].map((bar) => ({ bar, end: bar.value }));
  const rings = [...element.querySelectorAll<SVGElement>('[data-ring]')];
  return (share) => {
    for (const number of numbers) {
      number.textContent = String(Math.round(Number(number.dataset.count) * share));
    }
    for (const { bar, end } of bars) bar.value = end * share;
    for (const ring of rings) {
      ring.setAttribute('stroke-dasharray', ringDashes(Number(ring.dataset.ring) * share));
    }
  };
}
