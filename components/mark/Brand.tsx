import { usePage } from '#page';
import { Mark } from './Mark.tsx';

type BrandProps = {
  name: string;
  /** What it is called where its name alone does not say that it leads home. */
  label?: string;
  /** A picture field of content, in place of the drawn mark. */
  mark?: { picture: string } | undefined;
};

/** Mark and name of the firm, as the way home. A long name is set smaller, on several lines. */
export function Brand({ name, label, mark }: BrandProps) {
  return (
    <a className={name.length > 16 ? 'brand brand-long' : 'brand'} href="/" aria-label={label}>
      {mark ? <OwnMark mark={mark} /> : <Mark />}
      <span>{name}</span>
    </a>
  );
}

function OwnMark({ mark: { picture } }: { mark: { picture: string } }) {
  const { src } = usePage().picture({ picture, widths: [114] });
  return <img src={src} alt="" width={38} height={38} />;
}
