import type { Examples } from '../specimen/Example.tsx';
import { Accordion } from './Accordion.tsx';

const engagement = [
  {
    title: 'How does an engagement start?',
    text: 'With one call of forty minutes and a page that says what we understood. You correct it, and the corrected page is the brief.',
  },
  {
    title: 'Who does the work?',
    text: 'The people you meet on the call. A partner answers for it and is in the room at every review.',
  },
  {
    title: 'What if the question changes?',
    text: 'It usually does. We say so within a day, price the difference, and you decide whether to go on.',
  },
  {
    title: 'When is it finished?',
    text: 'When your own people can repeat the result from the files we leave behind. That test stands in the contract.',
  },
];

const terms = [
  {
    title: 'Fees and invoices',
    text: 'A fixed fee for each phase, invoiced at its end. Travel is charged at cost, with receipts.',
  },
  {
    title: 'Confidentiality',
    text: 'Everything you send is kept in one place, read by named people, and deleted ninety days after the last review.',
  },
  {
    title: 'Ending early',
    text: 'Either side may stop at the end of a phase. You keep what has been paid for, in a form that others can use.',
  },
];

export const examples = {
  'One open at a time': {
    note: 'The parts share a name, so opening one closes the other.',
    shows: <Accordion items={engagement} />,
  },
  'Any number open': {
    note: 'For reference texts that readers compare side by side.',
    shows: <Accordion items={terms} open={1} several />,
  },
  Numbered: {
    note: 'The numbers come from the order of the parts.',
    shows: <Accordion items={engagement.slice(0, 3)} open={-1} numbered />,
  },
} satisfies Examples;
