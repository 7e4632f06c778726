import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Portrait } from '../people/People.tsx';

type ProfileCardProps = Pick<SectionOf<'profile'>, 'person' | 'facts' | 'action'>;

/** One person: portrait, facts and contact links. */
export function ProfileCard({ person, facts, action }: ProfileCardProps) {
  return (
    <article className="profile cover pair framed">
      <Portrait {...person} />
      <div>
        <h3 className="headline">{person.name}</h3>
        <p className="profile-role">{person.role}</p>
        <p>{person.text}</p>
        <dl className="ruled">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
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
