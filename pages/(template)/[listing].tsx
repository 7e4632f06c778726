import type { PageProps } from '#page';
import { bySlug } from '../../components/records/by-slug.ts';
import { Listing } from '../../components/template/listing/Listing.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Params = { listing: string };
type Props = PageProps<TemplateContent, Params>;

export const paths = ({ templateListings }: TemplateContent): Params[] =>
  templateListings.map(({ slug }) => ({ listing: slug }));

export const head = ({ content, params }: Props) => ({
  ...bySlug(content.templateListings, params.listing).head,
  noindex: true,
});

export default function ListingPage({ content, params }: Props) {
  return <Listing listing={bySlug(content.templateListings, params.listing)} content={content} />;
}
