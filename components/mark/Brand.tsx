import { usePage } from '#page';
import { Mark } from './Mark.tsx';

type BrandProps = {
  name: string;
  /** Its accessible name, if the firm's name alone does not say that it leads home. */
  label?: string;
  /** A picture field of content that replaces the drawn mark. */
  mark?: { picture: string } | undefined;
};

/**
 * Mark and name of the firm, linked to the home page. A long name is smaller and takes several
 * lines. If one of its words is longer than a phone's line beside the mark, phones show only the
 * name.
 */
export function Brand({ name, label, mark }: BrandProps) {
  const long = name.length > 16 ? ' brand-long' : '';
  const word = /\S{13}/.test(name) ? ' brand-long-word' : '';
  return (
    <a className={`brand${long}${word}`} href="/" aria-label={label}>
      {mark ? <OwnMark mark={mark} /> : <Mark />}
      <span>{name}</span>
    </a>
  );
}

function OwnMark({ mark: { picture } }: { mark: { picture: string } }) {
  const { src } = usePage().picture({ picture, widths: [114] });
  return <img src={src} alt="" width={38} height={38} />;
}
