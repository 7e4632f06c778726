import type { PageProps } from '#page';
import { pageTitle } from '../components/document/page-title.ts';
import { LegalDocument } from '../components/legal/LegalDocument.tsx';
import type { Content } from '../content/index.ts';

type Params = { legal: string };

export const paths = ({ legal }: Content): Params[] => legal.map(({ slug }) => ({ legal: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { title, description, updated } = find(content, params);
  return { title: pageTitle(title, content.site), description, modified: updated };
}

export default function LegalPage({ content, params }: PageProps<Content, Params>) {
  const { lang } = content.site;
  return (
    <LegalDocument document={find(content, params)} lang={lang} words={content.ui.navigation} />
  );
}

function find({ legal }: Content, params: Params) {
  const found = legal.find(({ slug }) => slug === params.legal);
  if (!found) throw new Error(`there is no legal document "${params.legal}"`);
  return found;
}
