/** The JSX runtime of pages and components: React elements, with event handlers checked. */
import type { ElementType, ReactNode } from 'react';
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

/** A component that failed: its name, and an error from where its element was made. */
export type Maker = { name: string; at: Error };

/** While a page is rendered again: the makers of what failed in it, the innermost first. */
let makers: Maker[] | undefined;

/**
 * Renders a page that fails once more. Finds who gave the failing component its props, and the line
 * of markup that React refuses without naming one.
 */
export function renderTraced(render: () => unknown): { maker?: Maker; fault?: MarkupError } {
  const found: Maker[] = [];
  makers = found;
  try {
    render();
    return {};
  } catch (error) {
    const [maker] = found;
    return { ...(maker && { maker }), ...(error instanceof MarkupError && { fault: error }) };
  } finally {
    makers = undefined;
  }
}

/** Makes an element. Throws for a handler that would never run. */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(checked(type, props), props, key);

/** Makes an element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(checked(type, props), props, key);

/** The type of an element, once its props are checked; traced while a failing page is rendered again. */
function checked(type: ElementType, props: unknown): ElementType {
  if (typeof type === 'string' && islandDepth === 0) refuseHandlers(type, props);
  return traced(type, props);
}

function traced(type: ElementType, props: unknown): ElementType {
  const noted = makers;
  if (noted) refuseUnshown(type, props);
  if (!noted || typeof type !== 'function' || type.prototype?.isReactComponent) return type;
  const maker = { name: type.name, at: new Error('made here') };
  const Component: (props: object) => ReactNode = Object(type);
  return (props: object) => {
    try {
      return Component(props);
    } catch (error) {
      if (!(error instanceof MarkupError)) noted.push(maker);
      throw error;
    }
  };
}

/** Throws, with the line, for what React refuses to show. */
function refuseUnshown(type: unknown, props: unknown): void {
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
