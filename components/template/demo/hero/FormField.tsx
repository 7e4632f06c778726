import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';

type Field = HeroOf<'form'>['form']['fields'][number];

/** A labelled field of a hero's form: a text input or a choice. */
export function FormField({ field }: { field: Field }) {
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
