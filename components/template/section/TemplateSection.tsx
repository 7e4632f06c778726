import type { Content as FirmContent } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { Table as TableContent } from '../../../content/template/schema/described.ts';
import type {
  Section as SectionContent,
  SectionOf,
} from '../../../content/template/schema/section.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Figures } from '../../figures/Figures.tsx';
import { Band } from '../../section/Band.tsx';
import { Section } from '../../section/Section.tsx';
import { Gallery } from '../../service-page/Gallery.tsx';
import { Steps } from '../../steps/Steps.tsx';
import { Table } from '../../table/Table.tsx';
import { Accordion } from '../accordion/Accordion.tsx';
import { Bars } from '../bars/Bars.tsx';
import { BrandSizes } from '../brand/BrandSizes.tsx';
import { BrandWall } from '../brand/BrandWall.tsx';
import { ButtonStates, Buttons } from '../buttons/Buttons.tsx';
import { CallForm, CallToAction } from '../call/CallToAction.tsx';
import { CodeSamples } from '../code/CodeSamples.tsx';
import { Counters } from '../count/Counters.tsx';
import { Rings } from '../count/Rings.tsx';
import { ErrorState } from '../error/ErrorState.tsx';
import { Lightbox } from '../lightbox/Lightbox.tsx';
import { ArticleCard } from '../listing/ArticleCard.tsx';
import { bySlug } from '../listing/by-slug.ts';
import { WorkCard } from '../listing/WorkCard.tsx';
import { Offers } from '../offers/Offers.tsx';
import { People } from '../people/People.tsx';
import { Plans } from '../pricing/Plans.tsx';
import { PricingComparison, PricingTable } from '../pricing/Pricing.tsx';
import { ProfileCard } from '../profile/ProfileCard.tsx';
import { ShareLinks } from '../share/ShareLinks.tsx';
import { Split } from '../split/Split.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Video } from '../video/Video.tsx';

type Content = FirmContent & TemplateContent;

type TemplateSectionProps = {
  section: SectionContent;
  content: Content;
  /** Attributes of what draws itself once it is in view. */
  revealed?: object;
};

/** A section of a page of the template: its words, and what it shows below them. */
export function TemplateSection({ section, content, revealed = {} }: TemplateSectionProps) {
  const { anchor, ground, eyebrow, heading, text } = section;
  const band = { ground, ...(anchor && { id: anchor }) };
  switch (section.kind) {
    case 'call':
      return (
        <Band {...band}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <CallToAction
            layout="large"
            heading="h2"
            title={section.heading}
            text={text}
            action={section.button}
          />
        </Band>
      );
    case 'feature':
      return (
        <Band {...band}>
          <Split
            art={section.art}
            artAttributes={revealed}
            side={section.side}
            eyebrow={eyebrow}
            heading="h2"
            title={section.heading}
            text={text}
            points={section.points}
          />
        </Band>
      );
    case 'statement':
      return (
        <Band {...band} layout="pair statement">
          <Eyebrow>{eyebrow}</Eyebrow>
          <div>
            <h2>{heading}</h2>
            {section.paragraphs.length > 0 && (
              <div className="statement-paragraphs">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
          </div>
        </Band>
      );
    default:
      return (
        <Section {...band} eyebrow={eyebrow} {...(heading && { heading })} {...(text && { text })}>
          <Shown
            section={section.kind === 'from-page' ? findShown(section, content) : section}
            content={content}
            revealed={revealed}
          />
        </Section>
      );
  }
}

/** The sections with an ordinary heading, and something of their own below it. */
type Ordinary = Exclude<SectionContent, { kind: 'call' | 'feature' | 'statement' | 'from-page' }>;

const isOrdinary = (section: SectionContent): section is Ordinary =>
  !['call', 'feature', 'statement', 'from-page'].includes(section.kind);

/** The section of another page that a section shows. Throws if there is none. */
function findShown({ page, section }: SectionOf<'from-page'>, content: Content): Ordinary {
  const { sections } = bySlug(content.templateSpecimens, page);
  const found = sections.filter(isOrdinary).find(({ heading }) => heading === section);
  if (found) return found;
  throw new Error(`content/template/specimens/${page}.yaml has no section "${section}" to show`);
}

type ShownProps = { section: Ordinary; content: Content; revealed: object };

/** What a section shows below its heading, by its kind. */
function Shown({ section, content, revealed }: ShownProps) {
  switch (section.kind) {
    case 'accordion':
      return <Accordion {...section} />;
    case 'bars':
      return <Bars {...section} />;
    case 'brands':
      return <BrandWall {...section} />;
    case 'brand-sizes':
      return <BrandSizes {...section} />;
    case 'buttons':
      return <Buttons {...section} />;
    case 'button-states':
      return <ButtonStates {...section} />;
    case 'callout':
      return <CallToAction {...section.shows} />;
    case 'call-form':
      return <CallForm {...section} />;
    case 'code':
      return <CodeSamples {...section} />;
    case 'comparison':
      return <PricingComparison {...content.templatePricing} {...section} />;
    case 'counters':
      return <Counters {...section} />;
    case 'error':
      return <ErrorState {...section.shows} />;
    case 'figures':
      return <Figures layout="row" items={section.items} list={revealed} />;
    case 'gallery':
      return <Gallery pictures={section.pictures} />;
    case 'guide':
      return <DataTable table={section} layout={section.layout} captionHidden />;
    case 'ledger':
      return (
        <div className="ledger" {...revealed}>
          <DataTable table={section.table} />
        </div>
      );
    case 'lightbox':
      return <Lightbox {...section} />;
    case 'names':
      return (
        <BrandWall
          layout="words"
          brands={section.names.map((name) => ({ name }))}
          list={revealed}
        />
      );
    case 'places':
      return <Places {...section} each={revealed} />;
    case 'plans': {
      const { plans, saving } = content.templatePricing;
      const named = section.plans.flatMap((name) => plans.filter(({ title }) => title === name));
      return <PricingTable plans={named} saving={saving} />;
    }
    case 'posts':
      return (
        <ul className="row cards">
          {section.articles.map((slug) => (
            <li key={slug}>
              <ArticleCard article={bySlug(content.templateArticles, slug)} content={content} />
            </li>
          ))}
        </ul>
      );
    case 'pricing':
      return <Plans plans={section.plans.map(withPrice)} />;
    case 'profile':
      return <ProfileCard {...section} />;
    case 'quote':
      return <Testimonials layout="large" items={[section]} each={revealed} />;
    case 'rings':
      return <Rings {...section} />;
    case 'schedule':
      return <Schedule {...section} />;
    case 'services':
      return <Offers {...section} each={revealed} />;
    case 'share':
      return <ShareLinks {...section} />;
    case 'split':
      return <Split {...section.shows} side={section.side} />;
    case 'steps':
      return <Steps layout={section.layout} items={section.items} each={() => revealed} />;
    case 'tabs':
      return <Tabs {...section} />;
    case 'team':
      return <People people={section.people} each={revealed} />;
    case 'testimonials':
      return <Testimonials {...section} />;
    case 'timeline':
      return <Timeline {...section} each={revealed} />;
    case 'video':
      return <Video {...section} />;
    case 'works':
      return (
        <ul className="row cards cards-staggered">
          {section.works.map((slug) => (
            <li key={slug}>
              <WorkCard work={bySlug(content.templateWorks, slug)} heading="h3" />
            </li>
          ))}
        </ul>
      );
  }
}

type DataTableProps = {
  table: TableContent;
  layout?: 'texts' | 'values';
  captionHidden?: boolean;
};

/** A table of texts. Those between backquotes are code. */
export function DataTable({ table, layout = 'values', captionHidden = false }: DataTableProps) {
  const { caption, columns, rows } = table;
  return (
    <Table
      layout={layout}
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell) => {
          const code = /^`(.+)`$/.exec(cell)?.[1];
          return code ? <code key={code}>{code}</code> : cell;
        }),
      }))}
    />
  );
}

/** Places with their coordinates. */
function Places({ items, each }: Pick<SectionOf<'places'>, 'items'> & { each: object }) {
  return (
    <ul className="places">
      {items.map(({ title, text, position }) => (
        <li key={title} {...each}>
          <p className="label">{position}</p>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The days of an event, hour by hour. */
function Schedule({ days }: Pick<SectionOf<'schedule'>, 'days'>) {
  return (
    <div className="schedule">
      {days.map(({ day, slots }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {slots.map(({ time, title, by }) => (
              <li key={time}>
                <time>{time}</time>
                <p>
                  <b>{title}</b>
                  <span>{by}</span>
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const withPrice = ({ price, per, ...plan }: SectionOf<'pricing'>['plans'][number]) => ({
  ...plan,
  price: (
    <p className="price">
      <strong>{price}</strong> {per}
    </p>
  ),
});
