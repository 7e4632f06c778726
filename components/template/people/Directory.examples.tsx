import type { Examples } from '../specimen/Example.tsx';
import { Directory } from './Directory.tsx';

export const examples = {
  'Who does it with them': {
    note: 'Advisers by practice and place. Write to any of them; they answer themselves.',
    shows: (
      <Directory
        caption="Advisers by practice, place and language"
        people={[
          {
            name: 'Beatriz Lima',
            practice: 'Public finance',
            place: 'Lisbon',
            languages: 'Portuguese, English',
          },
          {
            name: 'Daniel Okoth',
            practice: 'Logistics',
            place: 'Mombasa',
            languages: 'Swahili, English',
          },
          {
            name: 'Elin Berg',
            practice: 'Energy',
            place: 'Bergen',
            languages: 'Norwegian, English, German',
          },
          {
            name: 'Farid Haddad',
            practice: 'Technology',
            place: 'Amman',
            languages: 'Arabic, English, French',
          },
          {
            name: 'Grace Atim',
            practice: 'Public finance',
            place: 'Kampala',
            languages: 'Luganda, English',
          },
          {
            name: 'Hiro Tanabe',
            practice: 'Logistics',
            place: 'Kobe',
            languages: 'Japanese, English',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
