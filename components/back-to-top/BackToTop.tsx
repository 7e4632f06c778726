import { Icon } from '../icon/Icon.tsx';

/** The link back to the top, visible once the page has been scrolled. */
export function BackToTop({ label }: { label: string }) {
  return (
    <a className="back-to-top" href="#main_content">
      <Icon name="arrow-up" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
