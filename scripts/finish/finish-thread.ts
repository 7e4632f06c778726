import { parentPort } from 'node:worker_threads';
import {
  type FinishedPage,
  type FinishOptions,
  finishPage,
  type UnfinishedPage,
} from './finish-page.ts';

/** What the thread is asked: first of all its options, then a page at a time. */
export type Question = { options: FinishOptions } | { page: UnfinishedPage };

/** What it answers to each page. */
export type Answer = FinishedPage | { error: Error };

let options: FinishOptions;

parentPort?.on('message', (question: Question) => {
  if ('options' in question) options = question.options;
  else parentPort?.postMessage(answer(question.page));
});

function answer(page: UnfinishedPage): Answer {
  try {
    return finishPage(options, page);
  } catch (error) {
    // A copy of an error has its message, but not what the system told: code, path, call.
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { ...Object(error), name, message } };
  }
}
