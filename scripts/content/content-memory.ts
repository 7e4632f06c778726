import { createMemory, makeAnew, type Recall } from '../base/memory.ts';
import type { Problem } from '../base/problems.ts';
import type { ContentModules } from './collections.ts';
import type { Completed } from './inherit-fields.ts';
import type { Source } from './read-source.ts';
import type { SourcedRecord } from './records.ts';

/** What loading a site's content may take from the last time, where nothing has changed. */
export type ContentMemory = {
  definitions: Recall<{ collections: ContentModules }>;
  sources: Recall<Source>;
  /** Files of other languages, with what they leave out. */
  completed: Recall<Completed>;
  parsed: Recall<Parsed>;
};

/** The checked records of a file, and what is wrong with the others. */
export type Parsed = { records: SourcedRecord[]; problems: readonly Problem[] };

/** Everything is made anew, as builds do. */
export const noMemory: ContentMemory = {
  definitions: makeAnew,
  sources: makeAnew,
  completed: makeAnew,
  parsed: makeAnew,
};

/** Remembers content from one load to the next, in development. `forgetUnused` ends a load. */
export function createContentMemory(): ContentMemory & { forgetUnused(): void } {
  const definitions = createMemory<{ collections: ContentModules }>();
  const sources = createMemory<Source>();
  const completed = createMemory<Completed>();
  const parsed = createMemory<Parsed>();
  return {
    definitions: definitions.recall,
    sources: sources.recall,
    completed: completed.recall,
    parsed: parsed.recall,
    forgetUnused: () => {
      for (const each of [definitions, sources, completed, parsed]) each.forgetUnused();
    },
  };
}
