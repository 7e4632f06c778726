/**
 * Processes items, up to `atOnce` at a time, and returns the results in the order of the items. Items
 * from a generator are made as they are needed. After an error nothing more is started, a generator is
 * closed, and once everything that was started has ended, rejects with it.
 */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = queueOf(items);
  // All workers share the queue. One that fails closes it, and so ends the others.
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

// Unlike that of a list, the iterator of a generator can be closed.
function* queueOf<Item>(items: Iterable<Item>): Generator<[at: number, item: Item]> {
  let at = 0;
  for (const item of items) yield [at++, item];
}
