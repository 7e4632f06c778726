import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Cells } from '../../cells/Cells.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { numberLabel } from '../../text/number-label.ts';

type OffersProps = Pick<SectionOf<'services'>, 'layout' | 'items'> & { each?: object };

/** The patterns that the layouts of offers are made of. */
const patterns = { rows: 'ruled', cells: '', columns: 'row' };

/** Offers in ruled rows, cells or columns, each with its icon or else its number. */
export function Offers({ layout, items, each }: OffersProps) {
  const List = layout === 'cells' ? Cells : 'ul';
  return (
    <List className={`${patterns[layout]} offers offers-${layout}`}>
      {items.map(({ title, text, icon }, index) => (
        <li key={title} {...each}>
          {icon ? (
            <Icon name={icon} />
          ) : (
            <span className="label" aria-hidden="true">
              {numberLabel(index)}
            </span>
          )}
          <h3 className={layout === 'cells' ? undefined : 'title'}>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </List>
  );
}
