/**
 * Lights the case that was last pointed at, focused or reached by scrolling, with its pin and arc, and
 * names its place on the map. Where the areas of pins lie over each other, the nearest pin is meant.
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
      if (isLit && map) name(map, card);
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
    // The same click, on the pin that is meant.
    event.preventDefault();
    pin.dispatchEvent(new MouseEvent('click', event));
  });
  lightReached(cards, light);
}

function name({ dataset }: HTMLElement, card: Element): void {
  dataset.place = card.querySelector('.case-place b')?.textContent ?? '';
  dataset.at = card.querySelector('.case-place bdi')?.textContent ?? '';
}

/**
 * Lights a case as the visitor scrolls. Down the page it is the one that the address names, as long as
 * that is in view, and otherwise the one that crosses a line a little below the middle of the window. On
 * phones, where the cases stand in a row, it is the one in the middle of the row.
 */
function lightReached(cards: readonly Element[], light: (card: Element | undefined) => void): void {
  const row = cards[0]?.parentElement;
  if (!window.IntersectionObserver || !row) return;
  const crossing = (entries: IntersectionObserverEntry[]) =>
    entries.find(({ isIntersecting }) => isIntersecting)?.target;
  const named = () => cards.find((card) => card.matches(':target') && isInView(card));
  // Beside each other all cases cross that line, also those that are hardly in view.
  const isRow = () => row.scrollWidth > row.clientWidth;
  const down = new IntersectionObserver(
    (entries) => isRow() || light(named() ?? crossing(entries)),
    { rootMargin: '-58% 0px -42%' },
  );
  const across = new IntersectionObserver((entries) => isRow() && light(crossing(entries)), {
    root: row,
    rootMargin: '0px -50%',
  });
  // From one address to the next the same cards may cross the line.
  addEventListener('hashchange', () => light(named()));
  for (const card of cards) for (const observer of [down, across]) observer.observe(card);
}

function isInView(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The pin nearest to a pointer that is over the area of any. */
function pinUnder({ target, clientX, clientY }: MouseEvent, pins: readonly Element[]) {
  if (!(target instanceof Element) || !target.closest('a')) return undefined;
  const distance = (pin: Element) => {
    const dot = pin.querySelector('.pin') ?? pin;
    const { left, right, top, bottom } = dot.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  return pins.reduce((near, pin) => (distance(pin) < distance(near) ? pin : near));
}

/** The id of the case that a card is, or that a pin leads to. */
const caseOf = (part: Element) => part.id || (part.getAttribute('href') ?? '').slice(1);
