import { assets, errorPage, type Host, keepLimit, movedAddresses } from './host.ts';

/** Source: learn.microsoft.com, "Configure Azure Static Web Apps" and "Quotas". */
const largestFile = 20_000;

/**
 * Azure Static Web Apps. Its only configuration file is too small for one rule per page, so the
 * pages carry their policies. Azure reads the file in the published folder and does not serve it.
 */
export const azure: Host = {
  isPolicyInPage: () => true,
  files: (site) => {
    const { base, headers } = site;
    const config = {
      trailingSlash: 'always',
      globalHeaders: headers,
      routes: [
        { route: `${base}${assets.folder}*`, headers: { 'cache-control': assets.cacheControl } },
        ...movedAddresses(site).map(([from, to]) => ({
          route: encodeURI(from),
          redirect: encodeURI(to),
          statusCode: 301,
        })),
      ],
      responseOverrides: { 404: { rewrite: base + errorPage, statusCode: 404 } },
      mimeTypes: {
        '.webmanifest': 'application/manifest+json',
        '.avif': 'image/avif',
        '.md': 'text/markdown; charset=utf-8',
      },
    };
    const text = `${JSON.stringify(config)}\n`;
    keepLimit('bytes in staticwebapp.config.json', Buffer.byteLength(text), largestFile);
    return [{ file: 'staticwebapp.config.json', text, isPublished: true }];
  },
};
