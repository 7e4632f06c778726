import { backToTopPx, stickyHeaderPx } from '../constants.ts';

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
