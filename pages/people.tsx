import type { PageProps } from '#page';
import { PeoplePage as People } from '../components/people/PeoplePage.tsx';
import { hasPeople } from '../components/people/people.ts';
import type { Content } from '../content/index.ts';

export const paths = (content: Content) => (hasPeople(content) ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.people.head;

export default function PeoplePage({ content }: PageProps<Content>) {
  return <People content={content} />;
}
