import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { DemoSection as Section } from '../../../content/template/schema/demo-section.ts';
import { Bars } from './section/Bars.tsx';
import { Call } from './section/Call.tsx';
import { Faq } from './section/Faq.tsx';
import { Feature } from './section/Feature.tsx';
import { Figures } from './section/Figures.tsx';
import { Ledger } from './section/Ledger.tsx';
import { Names } from './section/Names.tsx';
import { PictureGallery } from './section/PictureGallery.tsx';
import { Places } from './section/Places.tsx';
import { Posts } from './section/Posts.tsx';
import { Pricing } from './section/Pricing.tsx';
import { Quote } from './section/Quote.tsx';
import { Schedule } from './section/Schedule.tsx';
import { Services } from './section/Services.tsx';
import { Statement } from './section/Statement.tsx';
import { Steps } from './section/Steps.tsx';
import { Team } from './section/Team.tsx';
import { Timeline } from './section/Timeline.tsx';
import { WorkStrip } from './section/WorkStrip.tsx';

type DemoSectionProps = { section: Section; content: Content & TemplateContent };

/** One section of a demo home, by its kind. */
export function DemoSection({ section, content }: DemoSectionProps) {
  switch (section.kind) {
    case 'bars':
      return <Bars section={section} />;
    case 'call':
      return <Call section={section} />;
    case 'faq':
      return <Faq section={section} />;
    case 'feature':
      return <Feature section={section} />;
    case 'figures':
      return <Figures section={section} />;
    case 'gallery':
      return <PictureGallery section={section} />;
    case 'ledger':
      return <Ledger section={section} />;
    case 'names':
      return <Names section={section} />;
    case 'places':
      return <Places section={section} />;
    case 'posts':
      return <Posts section={section} content={content} />;
    case 'pricing':
      return <Pricing section={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'schedule':
      return <Schedule section={section} />;
    case 'services':
      return <Services section={section} />;
    case 'statement':
      return <Statement section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'team':
      return <Team section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'works':
      return <WorkStrip section={section} content={content} />;
  }
}
