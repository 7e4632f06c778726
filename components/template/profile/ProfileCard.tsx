import type { Link } from '../../../content/schema/link.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Portrait } from '../people/Portrait.tsx';
import type { Person } from '../people/principals.ts';

export type ProfileCardProps = {
  person: Person;
  facts: readonly { label: string; value: string }[];
  action: Link;
};

/** One person: portrait, facts and contact links. */
export function ProfileCard({ person, facts, action }: ProfileCardProps) {
  return (
    <article className="profile">
      <Portrait person={person} />
      <div>
        <h3>{person.name}</h3>
        <p className="profile-role">{person.role}</p>
        <p>{person.text}</p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={action.href} arrow>
          {action.title}
        </ButtonLink>
      </div>
    </article>
  );
}
