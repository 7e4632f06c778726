import type { TemplateContent } from '../../../../content/template/index.ts';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { bySlug } from '../../listing/by-slug.ts';
import { WorkCard } from '../../portfolio/WorkCard.tsx';
import { SectionFrame } from './SectionFrame.tsx';

type WorkStripProps = { section: SectionOf<'works'>; content: TemplateContent };

/** Works of the portfolio in a row that scrolls where it does not fit. */
export function WorkStrip({ section, content }: WorkStripProps) {
  return (
    <SectionFrame section={section}>
      <ul className="work-strip">
        {section.works.map((slug) => (
          <li key={slug}>
            <WorkCard work={bySlug(content.templateWorks, slug)} heading="h3" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
