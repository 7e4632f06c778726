/**
 * What widgets import as `#island` to declare that they hydrate: the build's side, which renders
 * them.
 */
import { type ComponentType, createContext, createElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { MarkupError, renderInIsland } from './jsx-runtime.ts';
import type { HydrateOn } from './loader.ts';
import { usePage } from './page.ts';

export type IslandOptions = {
  /** The name of its file without `.island.tsx`. */
  name: string;
  hydrate: HydrateOn;
};

const InsideContext = createContext<string | undefined>(undefined);

/**
 * Makes a component an island: its markup is in the page, and its script loads when it should
 * hydrate. Props must be JSON. Throws for an unknown `hydrate`, and while rendering if one island
 * is inside another.
 */
export function island<Props extends object>(
  { name, hydrate }: IslandOptions,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  checkCondition(name, hydrate);
  function Island(props: Props) {
    const outer = useContext(InsideContext);
    if (outer)
      throw new MarkupError(
        `island ${name} is inside island ${outer}: make one of them a plain component`,
      );
    assertJson(props, name);
    const id = useId();
    const attributes = useIslandAttributes(name, hydrate);
    // Only renderToString writes the text separators that hydration needs.
    const inside = renderInIsland(() =>
      renderToString(
        <InsideContext value={name}>
          <Component {...props} />
        </InsideContext>,
        { identifierPrefix: id },
      ),
    );
    return createElement('div', {
      ...attributes,
      'data-id': id,
      'data-props': JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: inside },
    });
  }
  return Object.assign(Island, { islandName: name });
}

/**
 * Attributes that make an element an island. When it should hydrate, the module `<name>` is loaded
 * and its default export is called with the element.
 */
export function useIslandAttributes(name: string, hydrate: HydrateOn) {
  checkCondition(name, hydrate);
  return { 'data-island': name, 'data-hydrate': hydrate, 'data-src': usePage().assetUrl(name) };
}

const known = { load: 1, visible: 1, interaction: 1, resume: 1 } satisfies Record<HydrateOn, 1>;

// Builds do not check types, and an island with an unknown condition would never hydrate.
function checkCondition(name: string, hydrate: string): void {
  if (hydrate in known) return;
  const names = Object.keys(known).join(', ');
  throw new Error(`island ${name}: hydrate must be one of ${names}, found "${hydrate}"`);
}

/** Throws if a value would change on its way to the browser, because props travel as JSON. */
function assertJson(value: unknown, island: string, path = 'props'): void {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (item === undefined) refuseProp(item, island, `${path}[${index}]`);
      assertJson(item, island, `${path}[${index}]`);
    });
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value)) assertJson(item, island, `${path}.${key}`);
  } else refuseProp(value, island, path);
}

function refuseProp(value: unknown, island: string, path: string): never {
  const found = value instanceof Object ? value.constructor.name : String(value);
  throw new Error(`island ${island}: ${path} must be JSON to reach the browser, found ${found}`);
}
