/** The browser's side of `#island`. */
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandOptions } from './island.tsx';

/** In the browser an island is just its component, with nothing around it. */
export function island<Props extends object>(
  _options: IslandOptions,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return Component;
}

/** Hydrates an island's element with its component; the default export of each entry calls it. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType): void {
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  const identifierPrefix = element.dataset.id ?? '';
  hydrateRoot(element, <Component {...props} />, { identifierPrefix });
}
