import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatorRoot } from '../../scripts/artifacts.js';

const frame = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ title }}</title><meta name="description" content="{{ summary }}"><style>body{max-inline-size:42rem;margin:2rem auto;font:1rem/1.5 system-ui}nav ul{display:flex;gap:1rem;list-style:none}</style></head><body><header><nav aria-label="Main"><ul>{% for section in ["Practice", "Services", "Reach", "Firm", "Contact"] %}<li><a href="/">{{ section }}</a></li>{% endfor %}</ul></nav></header><main>{% block main %}{% endblock %}</main><footer><p>Measured by a site of notes.</p></footer></body></html>`;

const site = {
  '_includes/frame.njk': frame,
  '_includes/note.njk': `{% extends "frame.njk" %}{% block main %}<article><h1>{{ title }}</h1><p class="summary">{{ summary }}</p>{% for paragraph in paragraphs %}<p>{{ paragraph }}</p>{% endfor %}<p><a href="/">All notes</a></p></article>{% endblock %}`,
  'index.njk': `---\ntitle: Notes\n---\n{% extends "frame.njk" %}{% block main %}<h1>Notes</h1><ul>{% for note in collections.note | first %}<li><a href="{{ note.url }}">{{ note.data.title }}</a></li>{% endfor %}</ul>{% endblock %}`,
  'notes/notes.json': JSON.stringify({
    layout: 'note.njk',
    tags: 'note',
    permalink: '/notes/{{ slug }}/',
  }),
  'eleventy.config.cjs':
    'module.exports = (site) => site.addFilter("first", (notes) => notes.slice(0, 100));',
};

/** Writes the same site for Eleventy: the same records and the same markup. */
export function writeEleventySite(root: string, pages: number): void {
  for (const [file, text] of Object.entries(site)) writeText(join(root, file), text);
  for (let index = 0; index < pages; index++) writeEleventyRecord(root, index);
}

/** Writes one record as front matter; with `edition` its text differs from the one before. */
export function writeEleventyRecord(root: string, index: number, edition = ''): void {
  const record = benchRecord(index);
  const data = JSON.stringify({ ...record, summary: `${record.summary}${edition}` });
  writeText(join(root, `notes/${record.slug}.md`), `---json\n${data}\n---\n`);
}

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

const shape = join(generatorRoot, 'tests/bench/site');

/** Writes a site of `pages` notes, and their list, for this generator to build. */
export function writeSite(root: string, pages: number): void {
  cpSync(shape, root, { recursive: true });
  for (let index = 0; index < pages; index++) writeRecord(root, index);
}

/** Writes one record; with `edition` its text differs from the one before. */
export function writeRecord(root: string, index: number, edition = ''): void {
  const record = benchRecord(index);
  const path = join(root, `content/notes/${record.slug}.json`);
  writeText(path, JSON.stringify({ ...record, summary: `${record.summary}${edition}` }));
}

/** Writes a text file, with the folders that it needs. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** One page's worth of text, the same for every generator that is measured. */
export type BenchRecord = { slug: string; title: string; summary: string; paragraphs: string[] };

const words =
  'parallel harbour ledger survey corridor audit treaty signal orchard mandate relay quarry lantern registry delta archive beacon tariff meridian estuary'.split(
    ' ',
  );

/** Record number `index` of a site: about 16 kB of text, made without chance. */
export function benchRecord(index: number): BenchRecord {
  const word = (at: number) =>
    words[(index * 7 + at * 13 + ((index * at) % 11)) % words.length] ?? '';
  const sentence = (at: number, length: number) =>
    Array.from({ length }, (_, step) => word(at + step)).join(' ');
  return {
    slug: `note-${index}`,
    title: `Note ${index}: ${sentence(index, 4)}`,
    summary: sentence(index + 3, 18),
    paragraphs: Array.from({ length: 24 }, (_, at) => `${index}.${at} ${sentence(at, 90)}`),
  };
}
