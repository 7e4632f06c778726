import { on, once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import fastGlob from 'fast-glob';
import { generatorRoot } from '../generator.ts';
import { bundleUnlessKept } from '../load/bundle-unless-kept.ts';
import { listPublished, type PublishedFiles } from '../publish/stage.ts';
import {
  type FinishedPage,
  type FinishOptions,
  finishPage,
  type UnfinishedPage,
} from './finish-page.ts';
import type { Answer, Start } from './finish-thread.ts';

/** Finishes pages, on a second thread too where a site has many: the next ones are rendered meanwhile. */
export type Finisher = {
  /** Finishes all pages, not in their order. Throws what keeps a page from being written. */
  finish<Page extends UnfinishedPage>(
    options: FinishOptions,
    pages: Iterable<Page>,
  ): AsyncIterable<[Page, FinishedPage]>;
  /** What the output folder holds of the last build. */
  published(): Promise<PublishedFiles>;
  close(): Promise<unknown>;
};

/** From how many files of content on a thread saves more than it takes to start. */
const worthAThread = 100;

/** Pages that wait for the thread at most: it never stands still. This one finishes all others itself. */
const mostWaiting = 32;

/** Opens what finishes the pages of a site, before its content is read: a thread takes a while to start. */
export async function openFinisher(root: string, out: string): Promise<Finisher> {
  const files = fastGlob.sync('content/**', { cwd: root, followSymbolicLinks: false });
  return files.length < worthAThread ? finishHere(out) : finishOnTwo(await startThread(out));
}

const finishHere = (out: string): Finisher => ({
  async *finish(options, pages) {
    for (const page of pages) yield [page, finishPage(options, page)];
  },
  published: async () => listPublished(out),
  close: async () => {},
});

const finishOnTwo = ({ thread, published }: Thread): Finisher => ({
  async *finish<Page extends UnfinishedPage>(options: FinishOptions, pages: Iterable<Page>) {
    const { port1: port, port2 } = new MessageChannel();
    thread.postMessage({ options, port: port2 } satisfies Start, [port2]);
    const sent: Page[] = [];
    const answered = (answer: Answer): [Page, FinishedPage][] => {
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return sent.splice(0, 1).map((page) => [page, answer]);
    };
    for (const page of pages) {
      for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port))
        yield* answered(got.message);
      if (sent.length < mostWaiting) {
        const { html, file, isPublished, carriesPolicy } = page;
        port.postMessage({ html, file, isPublished, carriesPolicy } satisfies UnfinishedPage);
        sent.push(page);
      } else yield [page, finishPage(options, page)];
    }
    const answers = on(port, 'message');
    while (sent.length) yield* answered((await answers.next()).value[0]);
    port.close();
  },
  published: () => published,
  close: () => thread.terminate(),
});

type Thread = { thread: Worker; published: Promise<PublishedFiles> };

// Bundled, since a thread has no loader of TypeScript; kept, since its code hardly ever changes.
async function startThread(out: string): Promise<Thread> {
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
  const thread = new Worker(outputFiles[0]?.text ?? '', { eval: true, workerData: out });
  const published = once(thread, 'message').then(([listed]): PublishedFiles => listed);
  // Who waits for it is told; a site that cannot be loaded never does.
  published.catch(() => {});
  return { thread, published };
}
