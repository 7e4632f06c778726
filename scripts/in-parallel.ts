/**
 * Works through a list, up to `atOnce` items at a time, each as soon as another is done. Rejects
 * with the first error, and starts nothing more.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = queueOf(items);
  // All workers share the queue. One that fails closes it, and so ends the others.
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

// The iterator of a list cannot be closed, that of a generator can.
function* queueOf<Item>(items: readonly Item[]) {
  yield* items;
}
