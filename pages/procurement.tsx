import type { PageProps } from '#page';
import { ProcurementPage as Procurement } from '../components/procurement/ProcurementPage.tsx';
import type { Content } from '../content/index.ts';

export const paths = ({ procurement }: Content) => (procurement.groups.length > 0 ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.procurement.head;

export default function ProcurementPage({ content }: PageProps<Content>) {
  return <Procurement content={content} />;
}
