/** The JSX runtime of pages and components: React elements, with event handlers checked. */
import * as react from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

let islands = 0;

/** Renders what is inside an island, where handlers reach the browser. */
export function renderInside(render: () => string): string {
  islands += 1;
  try {
    return render();
  } finally {
    islands -= 1;
  }
}

export const jsx: typeof react.jsx = (type, props, key) => {
  if (typeof type === 'string' && islands === 0) refuseHandlers(type, props);
  return react.jsx(type, props, key);
};

export const jsxs: typeof react.jsxs = (type, props, key) => {
  if (typeof type === 'string' && islands === 0) refuseHandlers(type, props);
  return react.jsxs(type, props, key);
};

/** Throws, with the line, for handlers that React would silently drop when it renders HTML. */
function refuseHandlers(type: string, props: unknown): void {
  const given = Object(props);
  for (const name of Object.keys(given))
    if (name.startsWith('on') && typeof given[name] === 'function')
      throw new Error(
        `${name} on <${type}>, which would never run: only islands bring their script to the browser. ` +
          'Make the component an island (CONTRIBUTING.md), or write a .client.ts beside it',
      );
}
