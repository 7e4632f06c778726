import type { Brand } from '../../../content/template/schema/brand.ts';
import { Icon } from '../../icon/Icon.tsx';

/** The offer above the header. A form in a dialog lets visitors close it without script, until a reload. */
export function TopBanner({ words }: { words: Brand['banner'] }) {
  return (
    <dialog className="top-banner" open aria-label={words.name}>
      <p>{words.text}</p>
      <form method="dialog">
        <button type="submit">
          <Icon name="x" />
          <span className="visually-hidden">{words.close}</span>
        </button>
      </form>
    </dialog>
  );
}
