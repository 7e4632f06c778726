import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Picture } from '../../picture/Picture.tsx';

type Person = SectionOf<'team'>['people'][number];

type PeopleProps = {
  people: readonly Person[];
  /** Attributes of each person, such as those that reveal them. */
  each?: object;
};

/** People side by side, each with portrait, name, role and a line of text. */
export function People({ people, each }: PeopleProps) {
  return (
    <ul className="row people">
      {people.map(({ name, role, text, image, alt = '' }) => (
        <li key={name} {...each}>
          <div className="people-portrait art cover night">
            <Portrait image={image} alt={alt} />
          </div>
          <h3>{name}</h3>
          <p className="note people-role">{role}</p>
          <p className="note">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A picture of a person, cropped to its frame. */
export function Portrait({ image, alt }: { image: { picture: string }; alt: string }) {
  return (
    <Picture
      image={image}
      alt={alt}
      widths={[420, 840]}
      sizes="(width < 36rem) 92vw, (width < 56.25rem) 45vw, 30rem"
    />
  );
}
