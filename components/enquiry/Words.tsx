/**
 * Words that change while the page is open. Each text is an element of its own: a browser that
 * translates the page puts its own words in the place of a text, and they would stay when only the
 * text is changed.
 */
export function Words({ children }: { children: string | false | undefined }) {
  return children ? <span key={children}>{children}</span> : null;
}
