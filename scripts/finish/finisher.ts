import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fastGlob from 'fast-glob';
import { bundleUnlessKept } from '../bundle/bundle-unless-kept.ts';
import { generatorRoot } from '../bundle/generator-imports.ts';
import {
  type FinishedPage,
  type FinishOptions,
  finishPage,
  type UnfinishedPage,
} from './finish-page.ts';
import type { Answer, Question } from './finish-thread.ts';

/** Finishes pages, on a second thread where a site has many: the next ones are rendered meanwhile. */
export type Finisher = {
  /** Finishes page after page, in their order. Throws what keeps a page from being written. */
  finish<Page extends UnfinishedPage>(
    options: FinishOptions,
    pages: Iterable<Page>,
  ): AsyncIterable<[Page, FinishedPage]>;
  close(): Promise<unknown>;
};

/** From how many files of content on a thread saves more than it takes to start. */
const worthAThread = 500;

/** Pages that wait for the thread at most: enough to keep it busy, few enough to hold in memory. */
const mostWaiting = 64;

/** Opens what finishes the pages of a site, before its content is read: a thread takes a while to start. */
export function openFinisher(root: string): Finisher {
  const files = fastGlob.sync('content/**', { cwd: root, followSymbolicLinks: false });
  return files.length < worthAThread ? finishHere : finishOnThread(startThread());
}

const finishHere: Finisher = {
  async *finish(options, pages) {
    for (const page of pages) yield [page, finishPage(options, page)];
  },
  close: async () => {},
};

const finishOnThread = (starting: Promise<Worker>): Finisher => ({
  async *finish<Page extends UnfinishedPage>(options: FinishOptions, pages: Iterable<Page>) {
    const thread = await starting;
    const answers = on(thread, 'message');
    const ask = (question: Question) => thread.postMessage(question);
    const sent: Page[] = [];
    async function* receive(count: number): AsyncGenerator<[Page, FinishedPage]> {
      for (const page of sent.splice(0, count)) {
        const [answer]: [Answer] = (await answers.next()).value;
        if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
        yield [page, answer];
      }
    }
    ask({ options });
    for (const page of pages) {
      const { html, file, isPublished, carriesPolicy } = page;
      ask({ page: { html, file, isPublished, carriesPolicy } });
      sent.push(page);
      if (sent.length === mostWaiting) yield* receive(1);
    }
    yield* receive(sent.length);
  },
  close: async () => (await starting).terminate(),
});

// Bundled, since a thread has no loader of TypeScript; kept, since its code hardly ever changes.
async function startThread(): Promise<Worker> {
  const name = 'finish-thread';
  const { outputFiles } = await bundleUnlessKept(name, {
    entryPoints: [join(generatorRoot, `scripts/finish/${name}.ts`)],
    absWorkingDir: generatorRoot,
    outfile: `${name}.js`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
  });
  return new Worker(outputFiles[0]?.text ?? '', { eval: true });
}
