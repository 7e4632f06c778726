import { parentPort, workerData } from 'node:worker_threads';
import { type FinishedPage, finishPage, type UnfinishedPage } from './finish-page.ts';

/** What the thread answers to each page. */
export type Answer = FinishedPage | { error: Error };

parentPort?.on('message', (page: UnfinishedPage) => parentPort?.postMessage(answer(page)));

function answer(page: UnfinishedPage): Answer {
  try {
    return finishPage(workerData, page);
  } catch (error) {
    // A copy of an error has its message, but not what the system told: code, path, call.
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { ...Object(error), name, message } };
  }
}
