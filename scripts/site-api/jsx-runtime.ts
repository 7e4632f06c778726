/** The JSX runtime of pages and components: React elements, with event handlers checked. */
import { createElement as create, type ElementType, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/** How many islands what is being rendered is in. */
let islandDepth = 0;

/** Renders what is inside an island, where handlers reach the browser. */
export function renderInIsland(render: () => string): string {
  islandDepth += 1;
  try {
    return render();
  } finally {
    islandDepth -= 1;
  }
}

/** A fault of the component that writes the markup, not of what it was given. */
export class MarkupError extends Error {}

/** How many elements a page may have. Tables of thousands of rows have fewer. */
const mostElements = 500_000;

/** How many elements the page that is being rendered has so far. */
let elements = 0;

/** Begins to count the elements of a page. */
export function countElements(): void {
  elements = 0;
}

/** Whether a page is rendered again, to find what React refuses to show. */
let isTraced = false;

/** Renders a page that fails once more. Finds the line of markup that React refuses without naming one. */
export function findUnshown(render: () => unknown): MarkupError | undefined {
  isTraced = true;
  try {
    render();
  } catch (error) {
    if (error instanceof MarkupError) return error;
  } finally {
    isTraced = false;
  }
  return undefined;
}

/** Makes an element. Throws for a handler that would never run. */
export const jsx: typeof react.jsx = (type, props, key) => {
  check(type, props);
  return react.jsx(type, props, key);
};

/** Makes an element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) => {
  check(type, props);
  return react.jsxs(type, props, key);
};

/** Makes an element whose key follows a spread of props, for which JSX is compiled to this. */
export function createElement(type: ElementType, props: object | null, ...children: ReactNode[]) {
  check(type, { children, ...props });
  return create(type, props, ...children);
}

function check(type: ElementType, props: unknown): void {
  // React renders a component that shows itself until there is no memory left.
  elements += 1;
  if (elements > mostElements)
    throw new MarkupError(`more than ${mostElements} elements on a page: a component shows itself`);
  if (typeof type === 'string' && islandDepth === 0) refuseHandlers(type, props);
  if (isTraced) refuseUnshown(type, props);
}

/** Throws, with the line, for what React refuses to show. */
function refuseUnshown(type: unknown, props: unknown): void {
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction')
    throw new MarkupError('an async component: a page is rendered in one pass and cannot wait');
  if (type === undefined || type === null)
    throw new MarkupError(`an element whose component is ${type}: correct its import`);
  const children: unknown = Object(props).children;
  for (const child of [children].flat(9)) {
    const isShown = !child || typeof child !== 'object' || '$$typeof' in child;
    if (isShown || Symbol.iterator in child) continue;
    const fields = Object.keys(child).join(', ');
    throw new MarkupError(
      `an object among children (${fields || 'without fields'}), which cannot be shown: show a field of it`,
    );
  }
}

/** Throws, with the line, for handlers that React would silently drop when it renders HTML. */
function refuseHandlers(type: string, props: unknown): void {
  const given = Object(props);
  for (const name of Object.keys(given))
    if (name.startsWith('on') && typeof given[name] === 'function')
      throw new MarkupError(
        `${name} on <${type}>, which would never run: only islands bring their script to the browser. ` +
          'Make the component an island (CONTRIBUTING.md), or write a .client.ts beside it',
      );
}
