import { readdirSync, readFileSync } from 'node:fs';

export const slugs = () => readdirSync('content/notes').map((file) => file.slice(0, -'.json'.length));

export const read = (slug) => JSON.parse(readFileSync(`content/notes/${slug}.json`, 'utf8'));
