import { onClick } from '../site/on-click.ts';
import { fill } from '../text/fill.ts';

/**
 * Highlights the case that was last pointed at, focused or scrolled to, with its pin and arc, and
 * shows its place on the map. Where the touch areas of pins overlap, the nearest pin counts.
 */
export default function startReach(element: HTMLElement): void {
  const map = element.querySelector<HTMLElement>('.reach-map');
  const cards = [...element.querySelectorAll('li')];
  const pins = [...element.querySelectorAll('svg a')];
  const light = (part: Element | undefined | null) => {
    if (!part) return;
    for (const card of cards) {
      const isLit = card.id === caseOf(part);
      card.toggleAttribute('data-lit', isLit);
      if (isLit && map) labelPin(map, card);
    }
    for (const pin of pins) pin.toggleAttribute('data-lit', caseOf(pin) === caseOf(part));
  };
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, ({ target }) => {
      if (target instanceof Element) light(target.closest('li'));
    });
  map?.addEventListener('pointermove', (event) => light(pinUnder(event, pins)));
  map?.addEventListener('click', (event) => {
    const pin = pinUnder(event, pins);
    if (!pin || event.composedPath().includes(pin)) return;
    // Click the nearest pin instead.
    event.preventDefault();
    pin.dispatchEvent(new MouseEvent('click', event));
  });
  lightReached(cards, light);
  moveRow(element, cards);
}

function labelPin({ dataset }: HTMLElement, card: Element): void {
  dataset.place = card.querySelector('.case-place b')?.textContent ?? '';
  dataset.at = card.querySelector('.case-place bdi')?.textContent ?? '';
}

/**
 * Highlights a case as the visitor scrolls. Vertically, that is the case in the address while it is
 * in view, otherwise the one on a line slightly below the middle of the window. On phones the cases
 * form a row, and the one in its middle counts.
 */
function lightReached(cards: readonly Element[], light: (card: Element | undefined) => void): void {
  const row = cards[0]?.parentElement;
  if (!window.IntersectionObserver || !row) return;
  const crossing = (entries: IntersectionObserverEntry[]) =>
    entries.find(({ isIntersecting }) => isIntersecting)?.target;
  const named = () => cards.find((card) => card.matches(':target') && isInView(card));
  // In a row, all cases cross that line, even those that are barely in view.
  const down = new IntersectionObserver(
    (entries) => isRow(row) || light(named() ?? crossing(entries)),
    { rootMargin: '-58% 0px -42%' },
  );
  const across = new IntersectionObserver((entries) => isRow(row) && light(crossing(entries)), {
    root: row,
    rootMargin: '0px -50%',
  });
  // When the address changes, the cards on the line may stay the same.
  addEventListener('hashchange', () => light(named()));
  for (const card of cards) for (const observer of [down, across]) observer.observe(card);
}

/**
 * On phones: moves the row of cases by its buttons, says which case it is at, and keeps its position
 * for a visitor who opens a case and comes back.
 */
function moveRow(element: HTMLElement, cards: readonly HTMLElement[]): void {
  const controls = element.querySelector<HTMLElement>('.case-controls');
  const [first, second] = cards;
  const row = first?.parentElement;
  const place = controls?.querySelector('p');
  if (!row || !second || !place) return;
  const step = () => second.offsetLeft - first.offsetLeft;
  const say = () => {
    // On other screens the cases form no row, so there is no place in it to announce.
    if (!isRow(row)) {
      place.textContent = '';
      return;
    }
    // The last cases can be in view together, and then the row scrolls no further.
    const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 2;
    const at = isAtEnd ? cards.length : Math.round(row.scrollLeft / step()) + 1;
    place.textContent = fill(place.dataset.label ?? '', { index: at, count: cards.length });
  };
  onClick(element, '.case-controls button', ({ dataset }) =>
    row.scrollBy({ left: dataset.action === 'next' ? step() : -step() }),
  );
  onClick(row, 'a', () => history.replaceState({ ...history.state, row: row.scrollLeft }, ''));
  // Browsers leave a link that the Tab key reaches where it is if a little of it is in view.
  row.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !isRow(row) || !target.matches(':focus-visible')) return;
    target.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
  row.addEventListener('scroll', say);
  // A phone that is turned, or a window made narrow, makes a row of the cases.
  addEventListener('resize', say);
  row.scrollLeft = history.state?.row ?? row.scrollLeft;
  say();
}

/** Whether the cases form a row that scrolls. */
const isRow = (list: Element) => list.scrollWidth > list.clientWidth;

function isInView(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The pin nearest to a pointer that is over the touch area of any pin. */
function pinUnder({ target, clientX, clientY }: MouseEvent, pins: readonly Element[]) {
  if (!(target instanceof Element) || !target.closest('a')) return undefined;
  const distance = (pin: Element) => {
    const dot = pin.querySelector('.pin') ?? pin;
    const { left, right, top, bottom } = dot.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  return pins.reduce((near, pin) => (distance(pin) < distance(near) ? pin : near));
}

/** The id of a card's case, or of the case that a pin leads to. */
const caseOf = (part: Element) => part.id || (part.getAttribute('href') ?? '').slice(1);
