import { stringify } from 'yaml';
import { z } from 'zod';
import type { Collection, Collections } from '../content/define.ts';
import { cmsFields, itemOf } from './cms-fields.ts';

/** Where the CMS keeps what it saves, as its own documentation describes it. */
export type CmsBackend = Readonly<Record<string, unknown>>;

/**
 * The configuration of a git-based CMS for a site's content, made from the schemas that check it.
 * Lists that fill a whole file need Sveltia CMS; Decap CMS knows no such files.
 */
export function cmsConfig(collections: Collections, backend: CmsBackend): string {
  const all = Object.entries(collections);
  // A form needs fields: what programs write under names of their own has none.
  const files = all
    .filter(([, { files }]) => !files.includes('*'))
    .map(fileEntry)
    .filter(({ fields }) => fields.length > 0);
  const folders = all.filter(([, { kind }]) => kind === 'documents').map(folderEntry);
  return stringify({
    backend,
    media_folder: 'content/pictures',
    public_folder: '',
    // What a form leaves empty is left out, as the schemas ask for.
    output: { omit_empty_optional_fields: true },
    collections: [{ name: 'content', label: 'Content', files }, ...folders],
  });
}

function fileEntry([name, { kind, files, schema }]: [string, Collection]) {
  const shape = shapeOf(schema);
  const list = { name: 'items', label: 'Items', widget: 'list', root: true, ...itemOf(shape) };
  const fields = kind === 'record' ? cmsFields(shape) : [list];
  return { name, label: name, file: `content/${files}`, fields };
}

function folderEntry([name, { files, schema }]: [string, Collection]) {
  const body = { name: 'body', label: 'Text', widget: 'markdown' };
  return {
    name,
    label: name,
    folder: `content/${files.replace(/\/[^/]*$/, '')}`,
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    slug: { editable: true },
    fields: [...cmsFields(shapeOf(schema)), body],
  };
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
