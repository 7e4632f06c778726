/**
 * Calls `start` once, when half of an element is in view, or when it fills half of the window.
 * Source of the numbers: specification, section 9, "Scroll animation (template page)".
 */
export function onceHalfInView(element: Element, start: () => void): void {
  let isStarted = false;
  const views: IntersectionObserverInit[] = [
    { threshold: 0.5, rootMargin: '0% 50%' },
    // An element taller than the window counts once it reaches the middle of the window.
    { rootMargin: '-50% 50%' },
  ];
  const observers = views.map(
    (view) =>
      new IntersectionObserver((entries) => {
        // On a busy page, one call can bring several entries.
        if (isStarted || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        isStarted = true;
        for (const observer of observers) observer.disconnect();
        start();
      }, view),
  );
  for (const observer of observers) observer.observe(element);
}
