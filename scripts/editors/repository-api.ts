import { z } from 'zod';
import { contentType } from '../base/content-type.ts';
import { type Handler, isSameOrigin, readBody, sendText } from '../serve/handler.ts';
import { type ContentFiles, changeSchema } from './content-files.ts';
import { Refusal } from './edit-file.ts';

/** The largest request, in bytes: photographs come in the text of JSON. */
const largest = 100_000_000;

const save = z.object({ files: z.array(changeSchema) });
const wanted = z.object({ files: z.array(z.string()) });

/**
 * The content of a site at `/admin/api`, in as much of the interface of Gitea
 * (https://docs.gitea.com/api) as Sveltia CMS uses. A save changes files, and commits nothing.
 */
export function repositoryApi(content: ContentFiles): Handler {
  return async (request, response, { pathname }) => {
    const [, path] = /^\/admin\/api(\/.*)$/.exec(pathname) ?? [];
    if (path === undefined) return false;
    const send = (status: number, data: unknown) =>
      sendText(response, status, JSON.stringify(data), { 'Content-Type': 'application/json' });
    if (!isSameOrigin(request)) {
      send(403, { message: 'This was not sent by the CMS.' });
      return true;
    }
    const [, inside = ''] = /^\/repos\/[^/]+\/[^/]+(\/.*)$/.exec(path) ?? [];
    try {
      if (request.method === 'POST') {
        const body = await readBody(request, largest);
        if (!body) send(413, { message: `Not saved: it is larger than ${largest / 2e6} MB.` });
        else if (inside === '/contents') {
          const { files } = save.parse(JSON.parse(String(body)));
          const saved = content.save(files);
          send(201, { commit: { sha: content.head(), created: new Date() }, files: saved });
        } else
          send(
            200,
            wanted.parse(JSON.parse(String(body))).files.map((file) => ({
              path: file,
              encoding: 'base64',
              content: Buffer.from(content.read(file) ?? '').toString('base64'),
            })),
          );
      } else if (inside.startsWith('/media/')) {
        const [, file = ''] = /^\/media\/[^/]+\/(.*)$/.exec(decodeURIComponent(inside)) ?? [];
        const picture = content.picture(file);
        if (picture) response.writeHead(200, { 'Content-Type': contentType(file) }).end(picture);
        else send(404, { message: `${file} is no more.` });
      } else send(200, answerTo(path, inside, content));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(409, { message: error.message });
    }
    return true;
  };
}

/** What a repository says of itself. */
function answerTo(path: string, inside: string, content: ContentFiles): unknown {
  if (path === '/version') return { version: '1.24.0' };
  if (path === '/user')
    return { id: 1, login: 'editor', full_name: 'Editor', email: 'editor@localhost' };
  if (path === '/settings/api') return { default_paging_num: 1000 };
  if (inside.startsWith('/branches/')) return { commit: { id: content.head(), message: '' } };
  if (inside.startsWith('/git/trees/'))
    return { tree: content.list().map((file) => ({ ...file, type: 'blob' })), truncated: false };
  if (inside.startsWith('/commits')) return [];
  return { permissions: { pull: true, push: true }, default_branch: 'main' };
}
