import type { PageProps } from '#page';
import { pageTitle } from '../components/document/page-title.ts';
import { LegalDocument } from '../components/legal/LegalDocument.tsx';
import { bySlug } from '../components/records/by-slug.ts';
import type { Content } from '../content/index.ts';

type Params = { legal: string };

export const paths = ({ legal }: Content): Params[] => legal.map(({ slug }) => ({ legal: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { title, description, updated } = bySlug(content.legal, params.legal);
  return { title: pageTitle(title, content.site), description, modified: updated };
}

export default function LegalPage({ content, params }: PageProps<Content, Params>) {
  const { lang } = content.site;
  return (
    <LegalDocument
      document={bySlug(content.legal, params.legal)}
      lang={lang}
      words={content.ui.navigation}
    />
  );
}
