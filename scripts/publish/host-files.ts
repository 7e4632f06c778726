import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { throwIfAny } from '../base/problems.ts';
import type { Facts } from '../finish/facts.ts';
import type { Hosting } from '../load/hosting.ts';
import type { Route } from '../site-api/page.ts';
import { describeSite, type Host, type HostFile } from './hosts/host.ts';
import { claimAndStage, type Stage } from './stage.ts';

/**
 * Adds the files that a host reads from the published folder. Returns these and all others. Throws a ProblemsError
 * if the site has a file in the place of one.
 */
export async function addHostFiles(
  stage: Stage,
  host: Host | undefined,
  hosting: Hosting,
  pages: readonly { route: Route; policy: string; facts: Facts }[],
): Promise<HostFile[]> {
  if (!host) return [];
  const policies = new Map(pages.map(({ route, policy }) => [route.path, policy]));
  const canonicals = new Map(pages.map(({ route, facts }) => [route.path, facts.canonical ?? '']));
  const files = host.files(describeSite(host, hosting, policies, canonicals));
  for (const { file, text, isPublished } of files)
    if (isPublished) throwIfAny(await claimAndStage(stage, file, Buffer.from(text)));
  return files;
}

/** The folder beside an output folder for files that a host reads but must not serve. */
export const configFolder = (out: string) => `${out}-config`;

/** Whether builds wrote a file in that folder. */
export const ownsConfig = ({ adopt, record }: Stage, file: string) =>
  adopt || (record?.config.includes(file) ?? false);

/**
 * Writes the files that must not be served beside the output folder, and removes those that earlier
 * builds left there.
 */
export function writeConfig(stage: Stage, files: readonly HostFile[]): void {
  const folder = configFolder(stage.out);
  const hidden = files.filter(({ isPublished }) => !isPublished);
  if (hidden.length) mkdirSync(folder, { recursive: true });
  for (const { file, text } of hidden) {
    const path = join(folder, file);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  if (!existsSync(folder)) return;
  for (const file of stage.record?.config ?? [])
    if (!hidden.some((each) => each.file === file)) rmSync(join(folder, file), { force: true });
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
