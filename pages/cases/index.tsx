import type { PageProps } from '#page';
import { CaseList } from '../../components/lists/CaseList.tsx';
import type { Content } from '../../content/index.ts';

// Without cases there is no list.
export const paths = ({ cases }: Content) => (cases.length > 0 ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.lists.cases.head;

export default function CasesPage({ content }: PageProps<Content>) {
  return <CaseList content={content} />;
}
