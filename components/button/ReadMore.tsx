import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../text/fill.ts';

type ReadMoreProps = { href: string; title: string; words: Ui['links'] };

/** The link on a card. Its accessible name says what it is about. */
export function ReadMore({ href, title, words }: ReadMoreProps) {
  return (
    <a className="read-more screen-only" href={href}>
      <span>
        {words.readMore} <span className="visually-hidden">{fill(words.about, { title })}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
