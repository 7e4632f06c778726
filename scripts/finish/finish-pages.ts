import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundleUnlessKept } from '../bundle/bundle-unless-kept.ts';
import { generatorRoot } from '../bundle/generator-imports.ts';
import {
  type FinishedPage,
  type FinishOptions,
  finishPage,
  type UnfinishedPage,
} from './finish-page.ts';
import type { Answer } from './finish-thread.ts';

/** From how many pages on a thread saves more than it takes to start. */
const worthAThread = 200;

/** Pages that wait for the thread at most: enough to keep it busy, few enough to hold in memory. */
const mostWaiting = 64;

/**
 * Finishes page after page, in their order: on a second thread where there are many, while the next
 * ones are rendered on this. Throws what keeps a page from being written.
 */
export async function* finishPages<Page extends UnfinishedPage>(
  options: FinishOptions,
  pages: Iterable<Page>,
): AsyncGenerator<[Page, FinishedPage]> {
  if (options.paths.size >= worthAThread) yield* finishOnThread(options, pages);
  else for (const page of pages) yield [page, finishPage(options, page)];
}

async function* finishOnThread<Page extends UnfinishedPage>(
  options: FinishOptions,
  pages: Iterable<Page>,
): AsyncGenerator<[Page, FinishedPage]> {
  const thread = await startThread(options);
  const answers = on(thread, 'message');
  const sent: Page[] = [];
  async function* receive(count: number): AsyncGenerator<[Page, FinishedPage]> {
    for (const page of sent.splice(0, count)) {
      const [answer]: [Answer] = (await answers.next()).value;
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      yield [page, answer];
    }
  }
  try {
    for (const page of pages) {
      const { html, file, isPublished, carriesPolicy } = page;
      thread.postMessage({ html, file, isPublished, carriesPolicy } satisfies UnfinishedPage);
      sent.push(page);
      if (sent.length === mostWaiting) yield* receive(1);
    }
    yield* receive(sent.length);
  } finally {
    await thread.terminate();
  }
}

// Bundled, since a thread has no loader of TypeScript; kept, since its code hardly ever changes.
async function startThread(options: FinishOptions): Promise<Worker> {
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
  return new Worker(outputFiles[0]?.text ?? '', { eval: true, workerData: options });
}
