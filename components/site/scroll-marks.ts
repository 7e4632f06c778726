/** Scroll position at which the header becomes sticky, in CSS pixels (specification, section 9). */
const stickyHeaderPx = 250;

/** Scroll position at which the back-to-top link appears, in CSS pixels (specification, section 9). */
const backToTopPx = 150;

/** Marks on the root element how far the page has been scrolled. The style sheet does the rest. */
export function startScrollMarks(): void {
  const root = document.documentElement;
  const mark = () => {
    root.toggleAttribute('data-past-header', scrollY > stickyHeaderPx);
    root.toggleAttribute('data-past-top', scrollY > backToTopPx);
  };
  addEventListener('scroll', mark);
  mark();
}
