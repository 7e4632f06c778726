import { Agent } from 'node:http';
import { rawRequest } from '../unit/raw-request.ts';

/** Visitors who open page after page, each with everything it refers to, until stopped. */
export function createVisitors(url: string, paths: readonly string[], count = 50) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const failed: string[] = [];
  let responses = 0;
  let isOpen = true;

  async function get(path: string): Promise<string> {
    try {
      const { status, body } = await rawRequest(url, path, { agent });
      responses++;
      if (status !== 200) failed.push(`${path} answered ${status}`);
      return body.toString();
    } catch (error) {
      failed.push(`${path}: ${error}`);
      return '';
    }
  }

  async function visit(first: number): Promise<void> {
    for (let at = first; isOpen; at++) {
      const html = await get(paths[at % paths.length] ?? '/');
      if (!html.endsWith('</html>')) failed.push(`half of ${paths[at % paths.length]}`);
      for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) await get(asset);
    }
  }

  const visitors = Array.from({ length: count }, (_, index) => visit(index));
  return {
    async leave() {
      isOpen = false;
      await Promise.all(visitors);
      agent.destroy();
      return { responses, failed };
    },
  };
}
