import type { ReactNode } from 'react';
import type { Hero, HeroOf } from '../../../content/template/schema/hero.ts';
import { HeroPicture } from '../../hero/HeroPicture.tsx';
import { numberLabel } from '../../text/number-label.ts';
import { HeroWords } from '../hero-words/HeroWords.tsx';
import { Art, WorkPicture } from '../motif/Art.tsx';
import { LineMotif } from '../motif/LineMotif.tsx';
import { DataTable } from '../section/TemplateSection.tsx';

/** What each kind of demo home opens with. */
const openings: { [Kind in Hero['kind']]: (hero: HeroOf<Kind>) => ReactNode } = {
  split: (hero) => (
    <div className={`pair split-hero${hero.side === 'left' ? ' flipped' : ''}`}>
      <HeroWords {...hero} />
      <div>
        <Art art={hero.art} />
      </div>
    </div>
  ),
  picture: (hero) => (
    <div className="picture-hero">
      <HeroPicture
        image={hero.image}
        alt={hero.alt}
        narrow={{ image: hero.imageMobile, media: '(width < 56.25rem)' }}
        first
      />
      <div className="page-width">
        <HeroWords {...hero} />
      </div>
    </div>
  ),
  statement: (hero) => (
    <div className="statement-hero">
      <div className="page-width">
        <HeroWords {...hero} layout="pair" />
      </div>
      <div className="statement-hero-art">
        <LineMotif {...hero.motif} wide />
      </div>
    </div>
  ),
  index: (hero) => (
    <div className="page-width index-hero">
      <HeroWords {...hero} layout="pair" />
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
  ),
  form: (hero) => {
    const { heading, fields, button, note } = hero.form;
    return (
      <div className="form-hero">
        <div className="form-hero-art">
          <LineMotif {...hero.motif} wide />
        </div>
        <div className="page-width pair form-hero-columns">
          <HeroWords {...hero} />
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
  },
  stack: (hero) => (
    <div className="page-width pair stack-hero">
      <HeroWords {...hero} />
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
  ),
  lines: (hero) => (
    <div className="lines-hero">
      {hero.rows.map((row) => (
        <ul key={row.join()} className="lines-hero-row">
          {row.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ))}
      <div className="page-width">
        <HeroWords {...hero} />
      </div>
    </div>
  ),
  lead: ({ eyebrow, title, text, story, others }) => (
    <div className="page-width lead-hero links-light-up">
      <h1>{title}</h1>
      <p className="lead-hero-dateline">
        <span>{eyebrow}</span>
        <span>{text}</span>
      </p>
      <div className="pair lead-hero-stories">
        <article className="lead-hero-story photo">
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
  ),
  board: (hero) => (
    <div className="page-width pair board-hero">
      <HeroWords {...hero} />
      <div className="board-hero-board">
        <DataTable table={hero.table} />
      </div>
    </div>
  ),
  panel: (hero) => {
    const { name, menu, motif, table } = hero.panel;
    return (
      <div className="page-width panel-hero">
        <HeroWords {...hero} />
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
  },
  poster: (hero) => (
    <div className="page-width poster-hero">
      <p className="poster-hero-day">{hero.day}</p>
      <p className="poster-hero-place headline">
        <span>{hero.month}</span>
        <span>{hero.place}</span>
      </p>
      <div className="poster-hero-art">
        <LineMotif {...hero.motif} />
      </div>
      <HeroWords {...hero} />
    </div>
  ),
  sheet: (hero) => (
    <div className="page-width sheet-hero photo">
      <HeroWords {...hero} />
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
  ),
  portrait: (hero) => (
    <div className="page-width pair portrait-hero">
      <div className="portrait-hero-art">
        <Art art={hero.art} />
      </div>
      <HeroWords {...hero} />
      <dl className="facts">
        {hero.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ),
};

const show = <Kind extends Hero['kind']>(kind: Kind, hero: HeroOf<Kind>) => openings[kind](hero);

/** The opening of a demo home, by its kind. */
export const DemoHero = ({ hero }: { hero: Hero }) => show(hero.kind, hero);

type Field = HeroOf<'form'>['form']['fields'][number];

/**
 * A labelled field of a hero's form: a text input or a choice. It has no name, so that what is typed stays out of
 * the address of the page that the form leads to.
 */
function FormField({ field }: { field: Field }) {
  const { name, label, type, options } = field;
  const id = `field-${name}`;
  return (
    <p className="form-field">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select id={id}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={id} type={type} autoComplete="off" />
      )}
    </p>
  );
}
