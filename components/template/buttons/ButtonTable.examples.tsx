import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Icon } from '../../icon/Icon.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { ButtonTable } from './ButtonTable.tsx';

export const examples = {
  'By weight': {
    note: 'From the one thing to do, to what one may also do.',
    shows: (
      <ButtonTable
        rows={[
          {
            label: 'Primary: once on a page',
            buttons: [
              <ButtonLink key="plain" href="/contact/">
                Book a call
              </ButtonLink>,
              <ButtonLink key="arrow" href="/contact/" arrow>
                Book a call
              </ButtonLink>,
            ],
          },
          {
            label: 'Quiet: beside the primary one',
            buttons: [
              <ButtonLink key="plain" href="/pricing/" quiet>
                See the prices
              </ButtonLink>,
              <ButtonLink key="arrow" href="/pricing/" quiet arrow>
                See the prices
              </ButtonLink>,
            ],
          },
        ]}
      />
    ),
  },
  'By what they do': {
    note: 'Links go somewhere, buttons do something. They look the same and are not.',
    shows: (
      <ButtonTable
        rows={[
          {
            label: 'With an icon that says what happens',
            buttons: [
              <a key="download" className="button" href="/favicon.svg" download>
                <Icon name="download" />
                Download the mark
              </a>,
              <a key="mail" className="button button-quiet" href="mailto:hello@parallels.example">
                <Icon name="mail" />
                Write to us
              </a>,
            ],
          },
          {
            label: 'Not available now',
            buttons: [
              <button key="primary" type="button" className="button" disabled>
                Sold out
              </button>,
              <button key="quiet" type="button" className="button button-quiet" disabled>
                Closed
              </button>,
            ],
          },
        ]}
      />
    ),
  },
  'On night': {
    note: 'The saffron stays as it is. The quiet one takes the colour of the text around it.',
    shows: (
      <ButtonTable
        rows={[
          {
            label: 'Both, as they open a page',
            buttons: [
              <ButtonLink key="primary" href="/contact/" arrow>
                Book a call
              </ButtonLink>,
              <ButtonLink key="quiet" href="/pricing/" quiet>
                See the prices
              </ButtonLink>,
            ],
          },
        ]}
      />
    ),
  },
} satisfies Examples;
