/**
 * Works through a list, up to `atOnce` items at a time, each as soon as another is done. Rejects
 * with the first error, and starts nothing more.
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // All workers share one iterator, so each item is taken once.
  const left = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = left.next(); !next.done && !failed; next = left.next())
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
