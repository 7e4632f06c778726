import { commandOptions, outputOptions, runCommand, siteFolders } from '../base/command-line.ts';
import { pageAddresses, requireBuiltSite } from '../serve/built-site.ts';
import { uncompressed } from '../serve/handler.ts';
import { createPreviewServer } from '../serve/server.ts';
import { crawlLinks } from '../verify/crawl-links.ts';

runCommand(async () => {
  const { dir } = siteFolders(commandOptions(outputOptions));
  requireBuiltSite(dir);
  const server = await createPreviewServer({ dir, handlers: [uncompressed] });
  try {
    // Starts from every page, so that pages to which nothing links are checked as well.
    const start = pageAddresses(dir).map((address) => server.url + address);
    const { pages, links, broken } = await crawlLinks(...start);
    const short = (url: string) => url.replace(server.url, '');
    for (const { url, page, reason } of broken) {
      console.log(`${short(page)}\n  ${short(url)}  ${reason}`);
    }
    console.log(`${links} links on ${pages} pages and style sheets, ${broken.length} broken`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
});
