import type { TemplateContent } from '../../../content/template/index.ts';
import type { SectionOf } from '../../../content/template/schema/demo-section.ts';
import { bySlug } from '../listing/by-slug.ts';
import { WorkCard } from '../portfolio/WorkCard.tsx';

type WorksProps = { section: SectionOf<'works'>; content: TemplateContent };

/** A few works of the portfolio. */
export function Works({ section, content }: WorksProps) {
  return (
    <ul className="demo-cards demo-cards-staggered">
      {section.works.map((slug) => (
        <li key={slug}>
          <WorkCard work={bySlug(content.templateWorks, slug)} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
