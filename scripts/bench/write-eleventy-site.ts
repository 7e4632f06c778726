import { join } from 'node:path';
import { benchRecord } from './records.ts';
import { writeText } from './write-text.ts';

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
