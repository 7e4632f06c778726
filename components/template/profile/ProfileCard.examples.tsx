import { amara } from '../people/principals.ts';
import type { Examples } from '../specimen/Example.tsx';
import { ProfileCard } from './ProfileCard.tsx';

export const examples = {
  'The card': {
    note: 'Portrait, facts and one way to get in touch.',
    shows: (
      <ProfileCard
        person={amara}
        facts={[
          { label: 'Based in', value: 'Kampala' },
          { label: 'Languages', value: 'English, Luganda, French' },
          { label: 'With the firm since', value: '2017' },
          { label: 'Next free date', value: 'Second week of March' },
        ]}
        action={{ title: 'Ask Amara', href: '/contact/' }}
      />
    ),
  },
} satisfies Examples;
