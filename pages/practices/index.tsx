import type { PageProps } from '#page';
import { PracticeList } from '../../components/lists/PracticeList.tsx';
import type { Content } from '../../content/index.ts';

// Without practices there is no list.
export const paths = ({ practices }: Content) => (practices.length > 0 ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.lists.practices.head;

export default function PracticesPage({ content }: PageProps<Content>) {
  return <PracticeList content={content} />;
}
