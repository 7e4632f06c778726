import { Picture } from '../../picture/Picture.tsx';
import type { Person } from './people.ts';

/** Portraits side by side, each with name, role and one line. */
export function TeamGrid({ people }: { people: readonly Person[] }) {
  return (
    <ul className="team-grid">
      {people.map(({ name, role, text, image, alt }) => (
        <li key={name}>
          <Picture
            image={image}
            alt={alt}
            widths={[420, 840]}
            sizes="(max-width: 36rem) 92vw, (max-width: 56.25rem) 45vw, 26rem"
          />
          <h3>{name}</h3>
          <p className="team-role">{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
