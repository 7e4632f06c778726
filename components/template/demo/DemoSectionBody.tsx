import { useIslandAttributes } from '#island';
import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { DemoSection } from '../../../content/template/schema/demo-section.ts';
import { Figures } from '../../figures/Figures.tsx';
import { Gallery } from '../../service-page/Gallery.tsx';
import { Steps } from '../../steps/Steps.tsx';
import { Accordion } from '../accordion/Accordion.tsx';
import { Bars } from '../bars/Bars.tsx';
import { BrandWall } from '../brand/BrandWall.tsx';
import { LineMotif } from '../motif/LineMotif.tsx';
import { Offers } from '../offers/Offers.tsx';
import { People } from '../people/People.tsx';
import { Plans } from '../pricing/Plans.tsx';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { DataTable } from './DataTable.tsx';
import { Places } from './Places.tsx';
import { Posts } from './Posts.tsx';
import { Schedule } from './Schedule.tsx';
import { Works } from './Works.tsx';

type Section = Exclude<DemoSection, { kind: 'call' | 'feature' | 'statement' }>;
type DemoSectionBodyProps = { section: Section; content: Content & TemplateContent };

/** The part of a section below its heading, by its kind. */
export function DemoSectionBody({ section, content }: DemoSectionBodyProps) {
  const revealed = useIslandAttributes('Reveal', 'load');
  const each = () => revealed;
  switch (section.kind) {
    case 'bars':
      return <Bars layout="bars" items={section.items} />;
    case 'faq':
      return <Accordion items={section.items} />;
    case 'figures':
      return <Figures layout="row" items={section.items} list={revealed} />;
    case 'gallery':
      return <Gallery pictures={section.pictures} />;
    case 'ledger':
      return (
        <div className="demo-ledger" {...revealed}>
          <DataTable table={section.table} />
        </div>
      );
    case 'names':
      return (
        <BrandWall
          layout="words"
          brands={section.names.map((name) => ({ name }))}
          list={revealed}
        />
      );
    case 'places':
      return <Places section={section} />;
    case 'posts':
      return <Posts section={section} content={content} />;
    case 'pricing':
      return <Plans plans={section.plans.map(withPrice)} href="/contact/" />;
    case 'quote':
      return <Testimonials layout="large" items={[section]} each={revealed} />;
    case 'schedule':
      return <Schedule section={section} />;
    case 'services':
      return <Offers layout={section.layout} items={section.items} each={revealed} />;
    case 'steps':
      return <Steps layout={section.layout} items={section.items} each={each} />;
    case 'team':
      return <People people={section.people.map(withPortrait)} each={revealed} />;
    case 'timeline':
      return <Timeline layout="down" items={section.items} each={each} />;
    case 'works':
      return <Works section={section} content={content} />;
  }
}

type Of<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const withPrice = ({ price, per, ...plan }: Of<'pricing'>['plans'][number]) => ({
  ...plan,
  price: (
    <p className="price">
      <strong>{price}</strong> {per}
    </p>
  ),
});

type Person = Of<'team'>['people'][number];

const withPortrait = ({ seed, ...person }: Person, index: number, all: readonly Person[]) => ({
  ...person,
  portrait: (
    <LineMotif
      kind="bust"
      seed={seed ?? person.name.length * 8 + index}
      spacing={all.length > 3 ? 10 : 8}
    />
  ),
});
