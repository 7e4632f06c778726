import type { Examples } from '../specimen/Example.tsx';
import { CallForm } from './CallForm.tsx';
import { CallToAction } from './CallToAction.tsx';

export const examples = {
  'On one line': {
    note: 'For the end of an article: read, and go on.',
    shows: (
      <CallToAction
        layout="line"
        title="Have a question like this one?"
        text="Send it in one sentence. You have an answer, or a better question, within two days."
        action={{ title: 'Send a question', href: '/contact/' }}
      />
    ),
  },
  'In the middle': {
    note: 'The last thing on a page, with nothing beside it.',
    shows: (
      <CallToAction
        layout="centre"
        title="Decide it once."
        text="Forty minutes on the phone, and a page afterwards that you can keep."
        action={{ title: 'Book a call', href: '/contact/' }}
        second={{ title: 'See the prices', href: '/pricing/' }}
      />
    ),
  },
  'As a card': {
    note: 'On night, for the middle of a long page.',
    shows: (
      <CallToAction
        layout="card"
        title="Read the method before you buy the work."
        text="Everything that we do is written down, and the writing is free."
        action={{ title: 'Read the method', href: '/timeline/' }}
      />
    ),
  },
  'With a field': {
    note: 'One field and one button. Here it leads to the contact page and sends nothing.',
    shows: (
      <CallForm
        title="One letter a month, one page long."
        label="E-mail address"
        button="Go on"
        action="/contact/"
      />
    ),
  },
} satisfies Examples;
