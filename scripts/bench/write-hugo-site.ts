import { join } from 'node:path';
import { benchRecord } from './records.ts';
import { writeText } from './write-text.ts';

const layout = {
  'layouts/_default/baseof.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ .Title }}</title><meta name="description" content="{{ .Params.summary }}"><style>body{max-inline-size:42rem;margin:2rem auto;font:1rem/1.5 system-ui}nav ul{display:flex;gap:1rem;list-style:none}</style></head><body><header><nav aria-label="Main"><ul>{{ range slice "Practice" "Services" "Reach" "Firm" "Contact" }}<li><a href="/">{{ . }}</a></li>{{ end }}</ul></nav></header><main>{{ block "main" . }}{{ end }}</main><footer><p>Measured by a site of notes.</p></footer></body></html>`,
  'layouts/notes/single.html': `{{ define "main" }}<article><h1>{{ .Title }}</h1><p class="summary">{{ .Params.summary }}</p>{{ range .Params.paragraphs }}<p>{{ . }}</p>{{ end }}<p><a href="/">All notes</a></p></article>{{ end }}`,
  'layouts/index.html': `{{ define "main" }}<h1>Notes</h1><ul>{{ range first 100 .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}`,
  'config.json': JSON.stringify({
    baseURL: 'https://notes.example/',
    disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap', 'section', '404'],
  }),
};

/** Writes the same site for Hugo: the same records and the same markup. */
export function writeHugoSite(root: string, pages: number): void {
  for (const [file, text] of Object.entries(layout)) writeText(join(root, file), text);
  for (let index = 0; index < pages; index++) writeHugoRecord(root, index);
}

/** Writes one record as front matter; with `edition` its text differs from the one before. */
export function writeHugoRecord(root: string, index: number, edition = ''): void {
  const record = benchRecord(index);
  const data = { ...record, summary: `${record.summary}${edition}` };
  writeText(join(root, `content/notes/${record.slug}.md`), JSON.stringify(data));
}
