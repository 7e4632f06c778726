/** What a widget imports (as `#island`) to declare that it hydrates; this side renders it. */
import { type ComponentType, createContext, createElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { usePage } from '../render/page.ts';
import { assertJson } from './json-props.ts';
import type { Moment } from './moments.ts';

export type IslandOptions = {
  /** The name of its file without `.island.tsx`. */
  name: string;
  hydrate: Moment;
};

const InsideContext = createContext<string | undefined>(undefined);

/**
 * Makes a component an island: its markup stands in the page, and its script is loaded when the
 * moment comes. Props must be JSON. Throws while rendering if one island stands inside another.
 */
export function island<Props extends object>(
  { name, hydrate }: IslandOptions,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function Island(props: Props) {
    const outer = useContext(InsideContext);
    if (outer)
      throw new Error(`island ${name} stands inside island ${outer}: make one of them plain`);
    assertJson(props, name);
    const id = useId();
    const attributes = useIslandAttributes(name, hydrate);
    // Only renderToString writes the text separators that hydration needs.
    const inside = renderToString(
      <InsideContext value={name}>
        <Component {...props} />
      </InsideContext>,
      { identifierPrefix: id },
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
 * Attributes that make an element an island: at the moment, the module `<name>` is loaded and its
 * default export called with the element.
 */
export function useIslandAttributes(name: string, hydrate: Moment) {
  return { 'data-island': name, 'data-hydrate': hydrate, 'data-src': usePage().assetUrl(name) };
}
