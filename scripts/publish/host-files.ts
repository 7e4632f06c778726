import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosting } from '../load/hosting.ts';
import type { AddedPage } from './add-files.ts';
import { describeSite, type Host, type HostFile } from './hosts/host.ts';
import { type Stage, stageFile } from './stage.ts';

/** Adds the files that a host reads from the published folder; returns all that it reads. */
export function addHostFiles(
  stage: Stage,
  host: Host | undefined,
  hosting: Hosting,
  pages: readonly AddedPage[],
): HostFile[] {
  if (!host) return [];
  const policies = new Map(pages.map(({ route, policy }) => [route.path, policy]));
  const files = host.files(describeSite(host, hosting, policies));
  for (const { file, text, isPublished } of files)
    if (isPublished) stageFile(stage, file, Buffer.from(text), file);
  return files;
}

/** The folder beside an output folder for what a host reads but must not serve. */
export const configFolder = (out: string) => `${out}-config`;

/**
 * Writes what must not be served beside the output folder; what another build left there is gone.
 */
export function writeConfig(out: string, files: readonly HostFile[]): void {
  const folder = configFolder(out);
  rmSync(`${folder}.new`, { recursive: true, force: true });
  const hidden = files.filter(({ isPublished }) => !isPublished);
  if (hidden.length) mkdirSync(`${folder}.new`, { recursive: true });
  for (const { file, text } of hidden) writeFileSync(join(`${folder}.new`, file), text);
  rmSync(folder, { recursive: true, force: true });
  if (hidden.length) renameSync(`${folder}.new`, folder);
}
