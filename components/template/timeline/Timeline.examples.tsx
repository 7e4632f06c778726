import type { Examples } from '../specimen/Example.tsx';
import { Timeline } from './Timeline.tsx';

export const examples = {
  'Down the page': {
    note: 'The history of a firm: each year set large beside one line.',
    shows: (
      <Timeline
        layout="down"
        items={[
          {
            when: '2009',
            title: 'Two desks in Lisbon',
            text: 'Meridian starts with one client, one question and a lease of six months.',
          },
          {
            when: '2013',
            title: 'The first port',
            text: 'A terminal asks why ships wait. The answer is paper, and a practice is born.',
          },
          {
            when: '2017',
            title: 'An office in Kampala',
            text: 'Public finance moves to where most of its clients are.',
          },
          {
            when: '2021',
            title: 'The one-page rule',
            text: 'No finding may be longer than one page before its sources.',
          },
          {
            when: '2025',
            title: 'One hundred on the day',
            text: 'The hundredth project ends on the date that was agreed at its start.',
          },
        ]}
      />
    ),
  },
  'Along the line': {
    note: 'A plan of four steps; on a phone they stand one under another.',
    shows: (
      <Timeline
        layout="along"
        items={[
          { when: 'Week 1', title: 'Question', text: 'Written down, read aloud and signed.' },
          { when: 'Week 3', title: 'Finding', text: 'One page, with sources behind it.' },
          { when: 'Week 6', title: 'Choice', text: 'Three options, of which you take one.' },
          { when: 'Week 11', title: 'Plan', text: 'Names, dates and what each is worth.' },
        ]}
      />
    ),
  },
} satisfies Examples;
