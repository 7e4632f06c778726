import { lookup } from 'mrmime';

/** Content-Type for a file, by its extension. */
export function contentType(file: string): string {
  // mrmime does not know .ico.
  const icon = /\.ico$/i.test(file) ? 'image/x-icon' : undefined;
  const type = icon ?? lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** True for text types. Pictures and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml)\b|^image\/x-icon/.test(contentType);
}
