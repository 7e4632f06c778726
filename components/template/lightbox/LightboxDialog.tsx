import { Icon } from '../../icon/Icon.tsx';

/** The dialog in which script shows one picture large, with buttons to move on and to close. */
export function LightboxDialog({ label }: { label: string }) {
  return (
    <dialog className="lightbox night" aria-label={label}>
      <figure>
        <div className="lightbox-picture" />
        <figcaption aria-live="polite" />
      </figure>
      <div className="lightbox-controls">
        <button type="button" data-step="-1">
          <Icon name="arrow-left" />
          <span className="visually-hidden">Previous picture</span>
        </button>
        <button type="button" data-step="1">
          <Icon name="arrow-right" />
          <span className="visually-hidden">Next picture</span>
        </button>
        <form method="dialog">
          <button type="submit">
            <Icon name="x" />
            <span className="visually-hidden">Close</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
