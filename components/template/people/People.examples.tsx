import { Table } from '../../table/Table.tsx';
import { CallToAction } from '../call/CallToAction.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { People } from './People.tsx';
import { Portrait } from './Portrait.tsx';
import { principals } from './principals.ts';

const advisers = [
  ['Beatriz Lima', 'Public finance', 'Lisbon', 'Portuguese, English'],
  ['Daniel Okoth', 'Logistics', 'Mombasa', 'Swahili, English'],
  ['Elin Berg', 'Energy', 'Bergen', 'Norwegian, English, German'],
  ['Farid Haddad', 'Technology', 'Amman', 'Arabic, English, French'],
  ['Grace Atim', 'Public finance', 'Kampala', 'Luganda, English'],
  ['Hiro Tanabe', 'Logistics', 'Kobe', 'Japanese, English'],
] as const;

export const examples = {
  'Who answers for the work': {
    note: 'Three principals. One of them is named in each contract and is in the room at each review.',
    shows: (
      <People
        people={principals.map((person) => ({
          ...person,
          portrait: <Portrait person={person} />,
        }))}
      />
    ),
  },
  'Who does it with them': {
    note: 'Advisers by practice and place. Write to any of them; they answer in person.',
    shows: (
      <Table
        layout="texts"
        caption="Advisers by practice, place and language"
        captionHidden
        columns={['Name', 'Practice', 'Place', 'Languages']}
        rows={advisers.map((cells) => ({ key: cells[0], cells }))}
      />
    ),
  },
  'Room for two more': {
    note: 'We hire people who did the work before they advised on it.',
    shows: (
      <CallToAction
        layout="line"
        title="Show us something you settled."
        text="One page: what was asked, what you decided, and what came of it."
        action={{ title: 'Send the page', href: '/contact/' }}
      />
    ),
  },
} satisfies Examples;
