/**
 * Words that change while the page is open. Each text is in its own element: a browser that
 * translates the page replaces the text node, and its translation would stay if only the text
 * changed.
 */
export function Words({ children }: { children: string | false | undefined }) {
  return children ? <span key={children}>{children}</span> : null;
}
