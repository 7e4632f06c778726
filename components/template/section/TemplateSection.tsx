import type { ReactNode } from 'react';
import type { TemplateContent as Content } from '../../../content/template/index.ts';
import type { Table as TableContent } from '../../../content/template/schema/described.ts';
import type {
  Section as SectionContent,
  SectionOf,
} from '../../../content/template/schema/section.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Figures } from '../../figures/Figures.tsx';
import { bySlug } from '../../records/by-slug.ts';
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
        <Band as="div" {...band}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <CallToAction
            layout="large"
            title={section.heading}
            text={text}
            action={section.button}
          />
        </Band>
      );
    case 'feature':
      return (
        <Band as="div" {...band}>
          <Split
            art={section.art}
            artAttributes={revealed}
            side={section.side}
            eyebrow={eyebrow}
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
    default: {
      const ordinary = section.kind === 'from-page' ? findShown(section, content) : section;
      return (
        <Section {...band} eyebrow={eyebrow} {...(heading && { heading })} {...(text && { text })}>
          {show(ordinary.kind)(ordinary, content, revealed)}
        </Section>
      );
    }
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

type Show<Kind extends Ordinary['kind']> = (
  section: SectionOf<Kind>,
  content: Content,
  revealed: object,
) => ReactNode;

/** What a section of a kind shows below its heading. */
const show = <Kind extends Ordinary['kind']>(kind: Kind): Show<Kind> => shown[kind];

const shown: { [Kind in Ordinary['kind']]: Show<Kind> } = {
  accordion: (section) => <Accordion {...section} />,
  bars: (section) => <Bars {...section} />,
  brands: (section) => <BrandWall {...section} />,
  'brand-sizes': (section) => <BrandSizes {...section} />,
  buttons: (section) => <Buttons {...section} />,
  'button-states': (section) => <ButtonStates {...section} />,
  callout: ({ shows }) => <CallToAction {...shows} />,
  'call-form': (section) => <CallForm {...section} />,
  code: (section) => <CodeSamples {...section} />,
  comparison: (section, { templatePricing }) => (
    <PricingComparison {...templatePricing} {...section} />
  ),
  counters: (section) => <Counters {...section} />,
  error: ({ shows }) => <ErrorState {...shows} />,
  figures: ({ items }, _, list) => <Figures layout="row" items={items} list={list} />,
  gallery: ({ pictures }) => <Gallery pictures={pictures} />,
  guide: (section) => <DataTable table={section} layout={section.layout} captionHidden />,
  ledger: ({ table }, _, revealed) => (
    <div {...revealed}>
      <DataTable table={table} />
    </div>
  ),
  lightbox: (section) => <Lightbox {...section} />,
  names: ({ names }, _, list) => (
    <BrandWall layout="words" brands={names.map((name) => ({ name }))} list={list} />
  ),
  places: ({ items }, _, each) => <Places items={items} each={each} />,
  plans: ({ plans }, { templatePricing: { plans: all, saving } }) => {
    const named = plans.flatMap((name) => all.filter(({ title }) => title === name));
    return <PricingTable plans={named} saving={saving} />;
  },
  posts: ({ articles }, content) => (
    <ul className="row cards">
      {articles.map((slug) => (
        <li key={slug}>
          <ArticleCard article={bySlug(content.templateArticles, slug)} content={content} />
        </li>
      ))}
    </ul>
  ),
  pricing: ({ plans }) => <Plans plans={plans.map(withPrice)} />,
  profile: (section) => <ProfileCard {...section} />,
  quote: (section, _, each) => <Testimonials layout="large" items={[section]} each={each} />,
  rings: (section) => <Rings {...section} />,
  schedule: (section) => <Schedule {...section} />,
  services: (section, _, each) => <Offers {...section} each={each} />,
  share: (section) => <ShareLinks {...section} />,
  split: ({ shows, side }) => <Split {...shows} side={side} />,
  steps: ({ layout, items }, _, revealed) => (
    <Steps layout={layout} items={items} each={() => revealed} />
  ),
  tabs: (section) => <Tabs {...section} />,
  team: ({ people }, _, each) => <People people={people} each={each} />,
  testimonials: (section) => <Testimonials {...section} />,
  timeline: (section, _, each) => <Timeline {...section} each={each} />,
  video: (section) => <Video {...section} />,
  works: ({ works }, { templateWorks }) => (
    <ul className="row cards cards-staggered">
      {works.map((slug) => (
        <li key={slug}>
          <WorkCard work={bySlug(templateWorks, slug)} heading="h3" />
        </li>
      ))}
    </ul>
  ),
};

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
                  <span className="note">{by}</span>
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
