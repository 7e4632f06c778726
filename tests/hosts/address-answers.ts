import { copySite, type Site } from '../unit/fixture-site.ts';
import { type RawAnswer, rawRequest } from '../unit/raw-request.ts';
import { addresses } from './addresses.ts';

/**
 * The fixture site with a page whose name has a meaning for servers, one whose name is not ASCII, a
 * redirect to a part of it, one from the name of a page with `.html`, and the files requested in
 * `/.well-known/`. It has a second language below `/fr/`.
 */
export function siteWithOddNames(): Site {
  const site = copySite();
  const page =
    "export const head = { title: 'A', description: 'A' };\nexport default () => null;\n";
  site.write(
    'content/languages/fr/harbour.yaml',
    '{ name: Sterne, mail: port@tern.example, welcome: Un petit port. }',
  );
  site.edit('pages/[...rest].tsx', '</h1>', ' <a href="/guides/">Guides</a></h1>');
  for (const file of ['pages/index/index.tsx', 'pages/ünder.tsx']) site.write(file, page);
  const redirects = site.read('content/redirects.yaml');
  const more = ['/under/, to: /ünder/#part', '/guides/knots.html, to: /guides/knots/'];
  site.write(
    'content/redirects.yaml',
    redirects + more.map((each) => `- { from: ${each} }\n`).join(''),
  );
  site.write('static/.well-known/security.txt', 'Contact: mailto:harbour@tern.example');
  site.write('static/.well-known/acme-challenge/t0-ken_A', 't0-ken_A.key');
  return site;
}

/** A server's answers to every address of a table below a base path, in the table's format. */
export async function answersOf(
  url: string,
  table = addresses,
  base = '',
): Promise<[string, string][]> {
  const answers: [string, string][] = [];
  for (const [path, expected] of table) {
    const answer = await rawRequest(url, base + path);
    answers.push([path, written(answer, [url, base], expected)]);
  }
  return answers;
}

function written(
  { status, headers }: RawAnswer,
  [url, base]: readonly [string, string],
  expected: string,
): string {
  const isPermanent = status === 301 || status === 308;
  // Upper and lower case mean the same in %C3.
  const address = decodeURI(headers.location?.replace(url, '') ?? '');
  const location = address.startsWith(`${base}/`) ? address.slice(base.length) : `out: ${address}`;
  if (isPermanent)
    return `-> ${decodeURI(expected) === `-> ${location}` ? expected.slice(3) : location}`;
  if (expected === 'refused' && (status === 400 || status === 404)) return 'refused';
  return String(status);
}
