import type { Facts } from '../finish/facts.ts';
import type { FinishedPage } from '../finish/finish-page.ts';
import type { Head, Route } from '../page.ts';
import { renderEndpoints } from '../render/render-endpoints.ts';
import { type RenderedPage, type RenderInput, renderPages } from '../render/render-pages.ts';
import { addFile, type Stage, stageFile } from './stage.ts';

/** What is known of a page once it is rendered. */
export type AddedPage = { route: Route; head: Head; facts: Facts; policy: string; waits: boolean };

/**
 * Renders pages, and adds each in the form that its host needs, but for those that wait for a
 * picture: these are only looked at, and are to be added later.
 */
export function addPages(
  stage: Stage,
  input: RenderInput,
  finish: (page: RenderedPage) => FinishedPage,
  routes: readonly Route[] = input.routes,
): AddedPage[] {
  const added: AddedPage[] = [];
  for (const page of renderPages(input, routes)) {
    const { route, head, waits } = page;
    const { html, policy, facts } = finish(page);
    added.push({ route, head, policy, facts, waits });
    if (!waits) stageFile(stage, route.file, Buffer.from(html), route.source);
  }
  return added;
}

/** Adds the files that tell of all pages, such as a sitemap. */
export function addEndpoints(stage: Stage, input: RenderInput, pages: readonly AddedPage[]): void {
  const { site, content, base } = input;
  for (const { file, text, source } of renderEndpoints(site, { content, pages, base }))
    addFile(stage, file, Buffer.from(text), source);
}
