import type { PageProps } from '#page';
import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { SpecimenPage } from '../../../content/template/schema/specimen-page.ts';

export type SpecimenProps = PageProps<Content & TemplateContent>;

/** The words of the page at a route, from `pages.yaml`. Throws if it has none. */
export function specimenPage({ content, route }: SpecimenProps): SpecimenPage {
  const slug = route.path.replaceAll('/', '');
  const found = content.templatePages.find((page) => page.slug === slug);
  if (!found) throw new Error(`content/template/pages.yaml has no page "${slug}"`);
  return found;
}

/** The head of the page at a route. It asks search engines to leave the page out. */
export function specimenHead(props: SpecimenProps) {
  const { name, description } = specimenPage(props);
  const { name: brand } = props.content.templateBrand;
  return { title: `${name} | ${brand}`, description, noindex: true };
}
