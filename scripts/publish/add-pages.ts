import type { InspectedPage } from '../check/check-site.ts';
import { inspectPage } from '../check/inspect-page.ts';
import type { Host } from '../hosts/host.ts';
import type { Hosting } from '../hosts/hosting.ts';
import { withBase } from '../hosts/with-base.ts';
import type { Head } from '../render/page.ts';
import { renderEndpoints } from '../render/render-endpoints.ts';
import { type RenderInput, renderPages } from '../render/render-pages.ts';
import { withIntegrity } from '../security/integrity.ts';
import { pagePolicy, withPolicy } from '../security/page-policy.ts';
import { addFile, type Stage } from './stage.ts';

/** What is known of a page once it is rendered. */
export type AddedPage = InspectedPage & { head: Head; policy: string };

/** Renders and adds every page and endpoint, each page in the form that its host needs. */
export function addPages(
  stage: Stage,
  input: RenderInput,
  { trusted }: Hosting,
  host: Host | undefined,
): AddedPage[] {
  const { site, content, base, routes, client } = input;
  const paths = new Set(routes.map(({ path }) => path));
  const pages: AddedPage[] = [];
  for (const { route, head, html } of renderPages(input)) {
    const moved = withBase(withIntegrity(html, client.files), base, paths);
    const carriesPolicy = host?.isPolicyInPage(route.path, routes.length);
    const page = carriesPolicy ? withPolicy(moved, trusted) : moved;
    const policy = pagePolicy(moved, trusted);
    pages.push({ route, head, policy, inspection: inspectPage(html) });
    addFile(stage, route.file, Buffer.from(page), route.source);
  }
  for (const { file, text, source } of renderEndpoints(site, { content, pages, base })) {
    addFile(stage, file, Buffer.from(text), source);
  }
  return pages;
}
