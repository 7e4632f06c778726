import type { Page } from 'playwright-core';

/** One request of a page, and the bytes of its body as sent. */
type Request = { url: string; type: string; bytes: number };

/** Every request from now on, with the bytes of its body as sent. Headers are up to the host. */
export async function watchRequests(page: Page): Promise<ReadonlyMap<string, Request>> {
  const requests = new Map<string, Request>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    if (!url.startsWith('data:')) requests.set(requestId, { url, type: type ?? '', bytes: 0 });
  });
  // What has arrived when the head is complete is the head.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  return requests;
}
