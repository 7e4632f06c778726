import type { ReactNode } from 'react';

export type PeopleProps = {
  people: readonly { name: string; role: string; text: string; portrait: ReactNode }[];
  /** Attributes of each person, such as those that reveal them. */
  each?: object;
};

/** People side by side, each with portrait, name, role and a line of text. */
export function People({ people, each }: PeopleProps) {
  return (
    <ul className="people">
      {people.map(({ name, role, text, portrait }) => (
        <li key={name} {...each}>
          <div className="people-portrait night">{portrait}</div>
          <h3>{name}</h3>
          <p className="people-role">{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
