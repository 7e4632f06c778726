import type { BoardMember } from '../../content/schema/board-member.ts';
import { Picture } from '../picture/Picture.tsx';

type BoardCardProps = {
  member: BoardMember;
  /** What stands between the parts of a place in the language. */
  separator: string;
  /** Set where the portrait is in the first screen: it loads with the page. */
  eager?: boolean;
};

/** A member of the board: portrait, words, name, role and place. */
export function BoardCard({ member, separator, eager }: BoardCardProps) {
  return (
    <figure className="board-card">
      <Picture
        image={member.imgSrc}
        alt={member.imgAlt}
        widths={[480, 720, 1200]}
        ratio={5 / 6}
        sizes="(width < 56.25rem) 90vw, 30rem"
        eager={eager}
      />
      <blockquote>{member.description}</blockquote>
      <figcaption>
        <b>{member.clientName}</b>
        <span>
          {member.clientRole}
          {separator}
          {member.location}
        </span>
      </figcaption>
    </figure>
  );
}
