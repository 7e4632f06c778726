import type { Hero, HeroOf } from '../../../content/template/schema/hero.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { heroPicture } from '../../constants.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { numberLabel } from '../../text/number-label.ts';
import { Art, WorkPicture } from '../motif/Art.tsx';
import { LineMotif } from '../motif/LineMotif.tsx';
import { DataTable } from '../section/TemplateSection.tsx';

/** The opening of a demo home, by its kind. */
export function DemoHero({ hero }: { hero: Hero }) {
  switch (hero.kind) {
    case 'split':
      return (
        <div className={`pair split-hero split-hero-${hero.side}`}>
          <HeroWords hero={hero} />
          <div>
            <Art art={hero.art} />
          </div>
        </div>
      );
    case 'picture':
      return (
        <div className="picture-hero">
          <Picture
            image={hero.image}
            alt={hero.alt}
            size={heroPicture}
            widths={[heroPicture.width, 2160]}
            sizes="(min-aspect-ratio: 1440/849) 100vw, 170vh"
            narrow={{ image: hero.imageMobile, widths: [480, 780], media: '(width < 56.25rem)' }}
            first
          />
          <div className="page-width">
            <HeroWords hero={hero} />
          </div>
        </div>
      );
    case 'statement':
      return (
        <div className="statement-hero">
          <div className="page-width">
            <HeroWords hero={hero} />
          </div>
          <div className="statement-hero-art">
            <LineMotif {...hero.motif} wide />
          </div>
        </div>
      );
    case 'index':
      return (
        <div className="page-width index-hero">
          <HeroWords hero={hero} />
          <ol>
            {hero.lines.map(({ title, note, href }) => (
              <li key={title}>
                <a href={href}>
                  <span className="index-hero-title">{title}</span>
                  <span className="label muted">{note}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      );
    case 'form': {
      const { heading, fields, button, note } = hero.form;
      return (
        <div className="form-hero">
          <div className="form-hero-art">
            <LineMotif {...hero.motif} wide />
          </div>
          <div className="page-width pair form-hero-columns">
            <HeroWords hero={hero} />
            <form className="form-hero-form" action="/contact/" method="get">
              <h2>{heading}</h2>
              {fields.map((field) => (
                <FormField key={field.name} field={field} />
              ))}
              <button type="submit" className="button">
                {button}
              </button>
              <p>{note}</p>
            </form>
          </div>
        </div>
      );
    }
    case 'stack':
      return (
        <div className="page-width pair stack-hero">
          <HeroWords hero={hero} />
          <ol>
            {hero.cards.map(({ title, text }, index) => (
              <li key={title}>
                <span className="label" aria-hidden="true">
                  {numberLabel(index)}
                </span>
                <h2>{title}</h2>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      );
    case 'lines':
      return (
        <div className="lines-hero">
          {hero.rows.map((row) => (
            <ul key={row.join()} className="lines-hero-row">
              {row.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          ))}
          <div className="page-width">
            <HeroWords hero={hero} />
          </div>
        </div>
      );
    case 'lead': {
      const { eyebrow, title, text, story, others } = hero;
      return (
        <div className="page-width lead-hero">
          <h1>{title}</h1>
          <p className="lead-hero-dateline">
            <span>{eyebrow}</span>
            <span>{text}</span>
          </p>
          <div className="pair lead-hero-stories">
            <article className="lead-hero-story">
              <WorkPicture
                image={story.image}
                alt={story.alt}
                sizes="(width < 56.25rem) 90vw, 55rem"
                first
              />
              <p className="label">{story.topic}</p>
              <h2>
                <a href={story.href}>{story.title}</a>
              </h2>
              <p className="muted">{story.text}</p>
            </article>
            <div className="lead-hero-others">
              {others.map(({ topic, title: heading, text: words, href }) => (
                <article key={heading}>
                  <p className="label">{topic}</p>
                  <h3 className="title">
                    <a href={href}>{heading}</a>
                  </h3>
                  <p className="muted">{words}</p>
                </article>
              ))}
            </div>
          </div>
        </div>
      );
    }
    case 'board':
      return (
        <div className="page-width pair board-hero">
          <HeroWords hero={hero} />
          <div className="board-hero-board">
            <DataTable table={hero.table} />
          </div>
        </div>
      );
    case 'panel': {
      const { name, menu, motif, table } = hero.panel;
      return (
        <div className="page-width panel-hero">
          <HeroWords hero={hero} />
          <div className="pair panel-hero-panel">
            <p className="panel-hero-name">{name}</p>
            <ul className="panel-hero-menu">
              {menu.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
            <div className="panel-hero-main">
              <div className="panel-hero-art">
                <LineMotif {...motif} wide />
              </div>
              <DataTable table={table} />
            </div>
          </div>
        </div>
      );
    }
    case 'poster': {
      const { day, month, place, motif } = hero;
      return (
        <div className="page-width poster-hero">
          <p className="poster-hero-day">{day}</p>
          <p className="poster-hero-place">
            <span>{month}</span>
            <span>{place}</span>
          </p>
          <div className="poster-hero-art">
            <LineMotif {...motif} />
          </div>
          <HeroWords hero={hero} />
        </div>
      );
    }
    case 'sheet':
      return (
        <div className="page-width sheet-hero">
          <HeroWords hero={hero} />
          {hero.frames.map(({ image, alt, caption }, index) => (
            <figure key={caption}>
              <WorkPicture
                image={image}
                alt={alt}
                sizes="(width < 56.25rem) 45vw, 22vw"
                first={index === 0}
              />
              <figcaption className="label">
                <span aria-hidden="true">{numberLabel(index)}</span> {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      );
    case 'portrait':
      return (
        <div className="page-width pair portrait-hero">
          <div className="portrait-hero-art">
            <Art art={hero.art} />
          </div>
          <HeroWords hero={hero} />
          <dl className="facts">
            {hero.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      );
  }
}

/** The words of every hero: eyebrow, title, a text, and up to two links. */
function HeroWords({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, actions } = hero;
  return (
    <div className={`demo-words${['index', 'statement'].includes(hero.kind) ? ' pair' : ''}`}>
      <div className="demo-words-title">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <p className="demo-words-text muted">{text}</p>
      {actions.length > 0 && (
        <p className="actions">
          {actions.map((action, index) => (
            <ButtonLink key={action.title} href={action.href} quiet={index > 0} arrow={index === 0}>
              {action.title}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}

type Field = HeroOf<'form'>['form']['fields'][number];

/** A labelled field of a hero's form: a text input or a choice. */
function FormField({ field }: { field: Field }) {
  const { name, label, type, options } = field;
  const id = `field-${name}`;
  return (
    <p className="form-field">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select id={id} name={name}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={id} name={name} type={type} autoComplete="off" />
      )}
    </p>
  );
}
