import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Picture } from '../../picture/Picture.tsx';
import type { Person } from '../team/people.ts';

export type ProfileCardProps = {
  person: Person;
  facts: readonly { label: string; value: string }[];
  action: { label: string; href: string };
};

/** One person: portrait, facts and the way to them. */
export function ProfileCard({ person, facts, action }: ProfileCardProps) {
  return (
    <article className="profile">
      <Picture
        image={person.image}
        alt={person.alt}
        widths={[420, 840]}
        sizes="(max-width: 56.25rem) 92vw, 30rem"
      />
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
          {action.label}
        </ButtonLink>
      </div>
    </article>
  );
}
