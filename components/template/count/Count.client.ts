/** Counts up once half of an element is in view: its number, bar and ring together. */
import { onceHalfInView } from '../reveal/once-half-in-view.ts';
import { ringDashes } from './ring.ts';

const steps = 20;
const stepMs = 50;

/** Takes over one element that contains `[data-count]`. */
export default function startCount(element: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !window.IntersectionObserver) return;
  const show = showing(element);
  show(0);
  onceHalfInView(element, () => count(show));
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

/** Returns a function that shows a share, 0 to 1, of every value in the element. */
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
