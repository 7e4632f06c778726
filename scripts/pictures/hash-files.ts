import { readFileSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { keyOf } from '../base/artifacts.js';

/** From this many bytes on, another thread pays off. */
const worthAThread = 20_000_000;

/**
 * The keys of files, as of `keyOf`, by their paths. Those of photographs take long, so they are read
 * and hashed on another thread, while this one goes on.
 */
export async function hashFiles(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  if (bytes < worthAThread) return new Map(paths.map((path) => [path, keyOf(readFileSync(path))]));
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: paths });
    worker.once('message', (hashed: [string, string][]) => resolve(new Map(hashed)));
    worker.once('error', reject);
  });
}

// As text, because a bundled command has no file that a thread could start with. Must give the same
// keys as keyOf.
const code = `
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage(workerData.map((path) => {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes.length + ':').update(bytes).digest('hex');
  return [path, hash.slice(0, 32)];
}));`;
