import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { LineMotif } from '../../motif/LineMotif.tsx';
import { FormField } from './FormField.tsx';
import { HeroWords } from './HeroWords.tsx';

/** Words beside a short form, a specimen that passes its fields on to the contact page. */
export function FormHero({ hero }: { hero: HeroOf<'form'> }) {
  const { heading, fields, button, note } = hero.form;
  return (
    <div className="form-hero">
      <div className="form-hero-art">
        <LineMotif {...hero.motif} wide />
      </div>
      <div className="page-width form-hero-columns">
        <HeroWords hero={hero} />
        <form className="form-hero-form" action="/contact/" method="get">
          <h2>{heading}</h2>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <button type="submit" className="button">
            {button}
          </button>
          <p className="form-hero-note">{note}</p>
        </form>
      </div>
    </div>
  );
}
