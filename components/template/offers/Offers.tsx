import { Cells } from '../../cells/Cells.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { numberLabel } from '../../text/number-label.ts';

type OffersProps = {
  /** Ruled rows, cells that share their borders, or columns. */
  layout: 'rows' | 'cells' | 'columns';
  items: readonly { title: string; text: string; icon?: string | undefined }[];
  /** Attributes of each offer, such as those that reveal it. */
  each?: object;
};

/** The patterns that the layouts of offers are made of. */
const patterns = { rows: 'ruled', cells: '', columns: 'row' };

/** Offers, each with its icon or else its number. */
export function Offers({ layout, items, each }: OffersProps) {
  const className = `${patterns[layout]} offers offers-${layout}`;
  const offers = items.map(({ title, text, icon }, index) => (
    <li key={title} {...each}>
      {icon ? (
        <Icon name={icon} />
      ) : (
        <span className="label" aria-hidden="true">
          {numberLabel(index)}
        </span>
      )}
      <h3 className={layout === 'columns' ? 'title' : undefined}>{title}</h3>
      <p>{text}</p>
    </li>
  ));
  if (layout === 'cells') return <Cells className={className}>{offers}</Cells>;
  return <ul className={className}>{offers}</ul>;
}
