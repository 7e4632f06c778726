import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { listPublished, type PublishedFiles } from '../publish/stage.ts';
import {
  type FinishedPage,
  type FinishOptions,
  finishPage,
  type UnfinishedPage,
} from './finish-page.ts';

/** What the thread is told when pages come: what it takes of the site, and where pages come from. */
export type Start = { options: FinishOptions; port: MessagePort };

/** What it answers to each page, in their order. */
export type Answer = FinishedPage | { error: Error };

// While the site is loaded: a site may have ten thousand folders.
parentPort?.postMessage(listPublished(workerData) satisfies PublishedFiles);
parentPort?.once('message', ({ options, port }: Start) => {
  port.on('message', (page: UnfinishedPage) => port.postMessage(answer(options, page)));
});

function answer(options: FinishOptions, page: UnfinishedPage): Answer {
  try {
    return finishPage(options, page);
  } catch (error) {
    // A copy of an error has its message, but not what the system told: code, path, call.
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { ...Object(error), name, message } };
  }
}
