import type { PageProps } from '#page';
import { LateStyles } from '../components/document/LateStyles.tsx';
import { NotFound } from '../components/not-found/NotFound.tsx';
import type { Content } from '../content/index.ts';

export const head = ({ content }: PageProps<Content>) => ({
  ...content.notFound.head,
  noindex: true,
});

export default function NotFoundPage({ content }: PageProps<Content>) {
  return (
    <>
      <NotFound content={content} />
      <LateStyles />
    </>
  );
}
