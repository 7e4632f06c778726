import type { PageProps } from '#page';
import { PortfolioPage } from '../../components/template/portfolio/PortfolioPage.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Props = PageProps<TemplateContent>;

export const head = ({ content }: Props) => ({
  ...content.templatePortfolio.staggered.head,
  noindex: true,
});

export default function Page({ content }: Props) {
  return <PortfolioPage content={content} layout="staggered" />;
}
