import type { PageProps } from '#page';
import { Briefing } from '../../components/briefing/Briefing.tsx';
import type { Content } from '../../content/index.ts';

/** The home page as a briefing. Its content is the same, so the home page is its canonical. */
export const head = ({ content }: PageProps<Content>) => ({
  ...content.briefing.head,
  canonical: '/',
});

export default function BriefingPage({ content }: PageProps<Content>) {
  return <Briefing content={content} />;
}
