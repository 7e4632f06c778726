import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';

/** Switches between light and dark. CSS picks the label and icon for the current theme. */
export function ThemeToggle({ words }: { words: Ui['theme'] }) {
  return (
    <button type="button" className="theme-toggle">
      <span className="in-light">
        <Icon name="moon" />
        <span className="visually-hidden">{words.toDark}</span>
      </span>
      <span className="in-dark">
        <Icon name="sun" />
        <span className="visually-hidden">{words.toLight}</span>
      </span>
    </button>
  );
}
