import { Fragment } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';

/** Buttons of one kind in a row, beside a text on what the kind is for. */
export function Buttons({ rows }: Pick<SectionOf<'buttons'>, 'rows'>) {
  return (
    <dl className="buttons ruled">
      {rows.map(({ label, buttons }) => (
        <div key={label} className="pair">
          <dt className="muted">{label}</dt>
          <dd className="actions">
            {buttons.map((button) => (
              <Fragment key={`${button.title} ${button.arrow}`}>
                <AnyButton {...button} />{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AnyButtonProps = SectionOf<'buttons'>['rows'][number]['buttons'][number];

/** A link that looks like a button, or, if it leads nowhere, a button that is not available. */
function AnyButton({ title, href, quiet, arrow, icon, download }: AnyButtonProps) {
  const className = quiet ? 'button button-quiet' : 'button';
  if (!href)
    return (
      <button type="button" className={className} disabled>
        {title}
      </button>
    );
  return (
    <a className={className} href={href} download={download}>
      {icon && <Icon name={icon} />}
      {title}
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}

/** Both weights of a button in each of its states. All but the last are images of buttons. */
export function ButtonStates({
  button,
  states,
}: Pick<SectionOf<'button-states'>, 'button' | 'states'>) {
  return (
    <div className="button-states">
      {['button', 'button button-quiet'].map((weight) => (
        <ul key={weight} className="row">
          {states.map((state, index) => (
            <li key={state} className="note">
              {index < 3 ? (
                <span className={`${weight} button-state-${index}`}>{button}</span>
              ) : (
                <button type="button" className={weight} disabled>
                  {button}
                </button>
              )}
              <span>{state}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
