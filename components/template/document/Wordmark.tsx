type WordmarkProps = { name: string; href: string; label: string };

/** The seller's wordmark: the name between two parallels. */
export function Wordmark({ name, href, label }: WordmarkProps) {
  return (
    <a className="wordmark" href={href} aria-label={label}>
      {name}
    </a>
  );
}
