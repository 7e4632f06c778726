import type { Examples } from '../specimen/Example.tsx';
import { ErrorState } from './ErrorState.tsx';

export const examples = {
  'Not found': {
    note: 'The address leads nowhere. Say so, and offer where most people were going.',
    shows: (
      <ErrorState
        code="404"
        title="This page is not on the map."
        text="Check the address for a typo, or start again from one of these two."
        actions={[
          { title: 'All demos', href: '/template-preview/#demo' },
          { title: 'Contact', href: '/contact/' },
        ]}
      />
    ),
  },
  'Our fault': {
    note: 'The server failed. No code, no stack: what happened and what to do.',
    shows: (
      <ErrorState
        code="500"
        title="Something broke on our side."
        text="It has been logged, and someone is looking at it. Try again in a few minutes."
        actions={[{ title: 'Try again', href: '/error/' }]}
      />
    ),
  },
  'Back soon': {
    note: 'Planned work, with a time that will be kept.',
    shows: (
      <ErrorState
        code="503"
        title="Closed for an hour."
        text="We are moving to another machine. Everything is back at noon, East Africa Time."
        actions={[{ title: 'Write to us', href: '/contact/' }]}
      />
    ),
  },
} satisfies Examples;
