import { useIslandAttributes } from '#island';
import { PageContext, usePage } from '#page';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { Demo as DemoContent } from '../../../content/template/schema/demo.ts';
import type { Hero } from '../../../content/template/schema/hero.ts';
import { LateStyles } from '../../document/LateStyles.tsx';
import { TemplateSection } from '../section/TemplateSection.tsx';
import { drawingColours } from './accents.ts';
import { DemoHero } from './DemoHero.tsx';

type DemoProps = { demo: DemoContent; content: TemplateContent };

/** A demo home. Its record describes everything on it. */
export function Demo({ demo, content }: DemoProps) {
  const { accent, density, hero, sections } = demo;
  const page = usePage();
  const revealed = useIslandAttributes('Reveal', 'load');
  const repaint = drawingColours(content.palette, accent);
  // A drawing in a file cannot read the page's colours, so the page requests each one in its own
  // colours.
  const picture: typeof page.picture = (request) =>
    page.picture(repaint ? { ...request, repaint } : request);
  return (
    <PageContext value={{ ...page, picture }}>
      <div className={`demo demo-${density} accent-${accent}`}>
        <div className={`demo-top ${groundOf(hero)}`}>
          <LateStyles />
          <Masthead demo={demo} />
          <DemoHero hero={hero} />
        </div>
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names and keep their order
          <TemplateSection key={index} section={section} content={content} revealed={revealed} />
        ))}
      </div>
    </PageContext>
  );
}

const night: readonly Hero['kind'][] = ['picture', 'form', 'lines', 'panel', 'poster'];

/** The background of a hero, from its record or else by its kind. */
function groundOf(hero: Hero): 'paper' | 'night' {
  if ('ground' in hero) return hero.ground;
  return night.includes(hero.kind) ? 'night' : 'paper';
}

/** The made-up client's own header: its name, and links to the sections of its page. */
function Masthead({ demo }: { demo: DemoContent }) {
  const named = demo.sections.flatMap(({ anchor, eyebrow }) =>
    anchor ? [{ anchor, eyebrow }] : [],
  );
  return (
    <div className="page-width masthead">
      <p className="masthead-brand">{demo.brand}</p>
      <nav aria-label={demo.brand}>
        <ul>
          {named.map(({ anchor, eyebrow }) => (
            <li key={anchor}>
              <a className="lights-up" href={`#${anchor}`}>
                {eyebrow}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
