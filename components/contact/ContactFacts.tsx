import { Fragment, type ReactNode } from 'react';
import type { Contact } from '../../content/schema/contact.ts';
import type { Site } from '../../content/schema/site.ts';
import { Icon } from '../icon/Icon.tsx';

/** Phone, e-mail and address, the ways to reach the firm without a form, and when it can be reached. */
export function ContactFacts({ site, words }: { site: Site; words: Contact['facts'] }) {
  const { phone, email, address } = site;
  return (
    <dl className="contact-facts">
      <Fact icon="phone" label={words.phone}>
        <a href={`tel:${phone.number}`}>
          <bdi dir="ltr">{phone.display}</bdi>
        </a>
      </Fact>
      <Fact icon="mail" label={words.email}>
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </Fact>
      <Fact icon="map-pin" label={words.office}>
        {address.lines.map((line) => (
          <Fragment key={line}>
            <bdi>{line}</bdi>{' '}
          </Fragment>
        ))}
      </Fact>
      {words.more.map(({ label, value, note, icon }) => (
        <Fact key={label} icon={icon} label={label}>
          {value} {note && <small>{note}</small>}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
