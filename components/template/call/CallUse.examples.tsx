import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Which one, where': {
    note: 'A page asks for one thing. Ask where the reader has just found a reason.',
    shows: (
      <GuideTable
        caption="Which call to action stands where"
        columns={['Where', 'Use', 'Because']}
        rows={[
          ['At the end of an article', 'On one line', 'The reader has the reason already.'],
          ['At the end of a page', 'In the middle', 'Nothing follows, so nothing competes.'],
          ['Between two long parts', 'As a card', 'It halts the eye without ending the page.'],
          ['Where an address is enough', 'With a field', 'One field is filled in; three are not.'],
        ]}
      />
    ),
  },
  'What to write': {
    note: 'Say what the reader will have, and what it takes. Leave out how you feel about it.',
    shows: (
      <GuideTable
        caption="What each part of a call to action says"
        columns={['Part', 'Says', 'As in']}
        rows={[
          ['Title', 'What is settled afterwards', '“Decide it once”, not “Get started today!”'],
          [
            'Text',
            'What it takes: time, price, risk',
            '“Forty minutes on the phone”, not “We look forward to hearing from you”',
          ],
          ['Button', 'A verb and its object', '“Book a call”, not “Submit”'],
          [
            'Second button',
            'The same way, with less at stake',
            '“See the prices”, not “Learn more”',
          ],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'On one line',
            code: '<CallToAction\n  layout="line"\n  title="Have a question like this one?"\n  action={{ title: \'Send it\', href: \'/contact/\' }}\n/>',
          },
          {
            title: 'With a field',
            code: '<CallForm\n  title="One letter a month."\n  label="E-mail address"\n  button="Go on"\n  action="/contact/"\n/>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
