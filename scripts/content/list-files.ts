import fastGlob from 'fast-glob';
import type { Collection } from './collections.ts';

/** Whether a collection names its one file, rather than a pattern that finds any number. */
export const isOneFile = ({ files }: Pick<Collection, 'files'>): boolean =>
  !fastGlob.isDynamicPattern(files);

/**
 * Whether a collection is one file with the whole list. Files that a pattern finds have one record
 * each.
 */
export const isListFile = ({ kind, files }: Pick<Collection, 'kind' | 'files'>): boolean =>
  kind === 'records' && isOneFile({ files });
