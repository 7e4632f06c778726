import type { InspectedPage } from '../check/check-site.ts';
import type { UnfinishedPage } from '../finish/finish-page.ts';
import type { Finisher } from '../finish/finisher.ts';
import type { Hosting } from '../load/hosting.ts';
import type { Head } from '../page.ts';
import { renderEndpoints } from '../render/render-endpoints.ts';
import { type RenderedPage, type RenderInput, renderPages } from '../render/render-pages.ts';
import type { Host } from './hosts/host.ts';
import { addFile, claimPlace, isPublished, type Stage } from './stage.ts';

/** What is known of a page once it is rendered. */
export type AddedPage = InspectedPage & { head: Head; policy: string };

/** Renders and adds every page and endpoint, each page in the form that its host needs. */
export async function addPages(
  stage: Stage,
  input: RenderInput,
  finisher: Finisher,
  { trusted }: Hosting,
  host: Host | undefined,
): Promise<AddedPage[]> {
  const { site, content, base, routes, client } = input;
  const paths = new Set(routes.map(({ path }) => path));
  const { out, folder, isFirst } = stage;
  const options = { stage: { out, folder, isFirst }, base, paths, scripts: client.files, trusted };
  const added = new Map<string, AddedPage>();
  for await (const [page, finished] of finisher.finish(options, unfinished(stage, input, host))) {
    const { route, head } = page;
    const { policy, inspection, size, changed } = finished;
    added.set(route.path, { route, head, policy, inspection });
    stage.files.set(route.file, { size, changed, source: route.source });
  }
  const pages = routes.flatMap(({ path }) => added.get(path) ?? []);
  for (const { file, text, source } of renderEndpoints(site, { content, pages, base })) {
    addFile(stage, file, Buffer.from(text), source);
  }
  return pages;
}

function* unfinished(
  stage: Stage,
  input: RenderInput,
  host: Host | undefined,
): Generator<RenderedPage & UnfinishedPage> {
  for (const page of renderPages(input)) {
    const { path, file, source } = page.route;
    claimPlace(stage, file, source);
    const carriesPolicy = host?.isPolicyInPage(path, input.routes.length) ?? false;
    yield { ...page, file, isPublished: isPublished(stage, file), carriesPolicy };
  }
}
