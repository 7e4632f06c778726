import { lookup } from 'mrmime';

/**
 * Cache-Control for a file of the folder. What stands in `assets/` is named by its bytes, and may be
 * kept for good where it was really found: everything else, and every error, is asked for again.
 */
export function cacheControl(file: string, status: number): string {
  const immutable = status === 200 && file.startsWith('assets/');
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Content-Type for a file, by its extension. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** True where If-None-Match names this entity tag (weak comparison, RFC 9110, 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const named = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(tag);
}

/** True for types that are text, and so shrink; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml)\b|^image\/x-icon/.test(contentType);
}

/**
 * Sent with every answer, whatever the host. Sources: the OWASP Secure Headers Project, and what
 * Mozilla's HTTP Observatory scores. Strict-Transport-Security leaves subdomains out: whether all
 * of those speak HTTPS, a site cannot know.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};
