import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

const threadName = z.object({
  name: z.literal('thread_name'),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ name: z.literal('CrRendererMain') }),
});
const task = z.object({
  name: z.literal('ThreadControllerImpl::RunTask'),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number(),
});
const trace = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * The longest task of a page's main thread while `act` runs, in milliseconds of processor time
 * rather than wall-clock time, so that other load on the machine does not matter.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents } = trace.parse(JSON.parse(text));
  const key = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`;
  const main = new Set(
    traceEvents.flatMap((event) => threadName.safeParse(event).data ?? []).map(key),
  );
  const tasks = traceEvents
    .flatMap((event) => task.safeParse(event).data ?? [])
    .filter((event) => main.has(key(event)));
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}
