import type { TrustedSources } from '../load/trusted-sources.ts';
import { type Staged, type StageFolders, stageBytes } from '../publish/stage.ts';
import { withBase } from './addresses.ts';
import { type Inspection, inspectPage } from './inspect-page.ts';
import { withIntegrity } from './integrity.ts';
import { pagePolicy, withPolicy } from './policy.ts';

/** What finishing takes of a site: plain data, which another thread can be given. */
export type FinishOptions = {
  stage: StageFolders;
  base: string;
  /** Paths of all pages. */
  paths: ReadonlySet<string>;
  /** The site's scripts, by their paths in the output. */
  scripts: ReadonlyMap<string, Uint8Array>;
  trusted: TrustedSources;
};

/** A page as it was rendered, and where it goes. */
export type UnfinishedPage = {
  html: string;
  file: string;
  isPublished: boolean;
  /** Its host has no headers to send its policy in. */
  carriesPolicy: boolean;
};

/** What is known of a page once it waits in the stage. */
export type FinishedPage = Staged & { policy: string; inspection: Inspection };

/** Makes of a rendered page the file that its host needs, and looks it over. */
export function finishPage(options: FinishOptions, page: UnfinishedPage): FinishedPage {
  const { stage, base, paths, scripts, trusted } = options;
  const { html, file, isPublished, carriesPolicy } = page;
  const moved = withBase(withIntegrity(html, scripts), base, paths);
  const bytes = Buffer.from(carriesPolicy ? withPolicy(moved, trusted) : moved);
  const policy = pagePolicy(moved, trusted);
  return { policy, inspection: inspectPage(html), ...stageBytes(stage, file, bytes, isPublished) };
}
