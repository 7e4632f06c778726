import type { EndpointProps } from '#page';
import type { Content } from '../../content/index.ts';

/** Says where to report a vulnerability, and until when this is valid (RFC 9116). */
export default function securityTxt({ content, base, languages }: EndpointProps<Content>): string {
  const { origin, email, security } = content.site;
  const fields = {
    Contact: `mailto:${email}`,
    Expires: `${security.expires}T00:00:00Z`,
    'Preferred-Languages': languages.join(', '),
    Canonical: `${origin}${base}/.well-known/security.txt`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return lines.join('');
}
