import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'What to say': {
    note: 'The reader wants to know whose fault it is, and what to do now.',
    shows: (
      <GuideTable
        caption="What each kind of error says and offers"
        columns={['Status', 'Says', 'Offers']}
        rows={[
          [
            '404: nothing there',
            'That the address leads nowhere',
            'The two pages most people were going to',
          ],
          [
            '403: not for everyone',
            'That it is closed, not that it is missing',
            'A way to ask for it',
          ],
          ['500: our fault', 'That it is ours, and that we know', 'To try again, and when'],
          ['503: planned work', 'Until when', 'Another way to reach you meanwhile'],
        ]}
      />
    ),
  },
  'What to leave out': {
    note: 'An error page is read by someone who is already annoyed.',
    shows: (
      <GuideTable
        caption="What an error page leaves out, and why"
        columns={['Leave out', 'Because']}
        rows={[
          ['Stack, code and time of the server', 'They help whoever attacks it, and nobody else.'],
          ['“Oops” and jokes about it', 'They are funny once, to the one who wrote them.'],
          [
            'A redirect home after five seconds',
            'Whoever reads slowly loses the page while reading.',
          ],
          [
            'Status 200',
            'Search engines would list the page, and programs would take it for an answer.',
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
            title: 'Not found',
            code: '<ErrorState\n  code="404"\n  title="This page is not on the map."\n  text="Check the address for a typo."\n  actions={[{ title: \'Contact\', href: \'/contact/\' }]}\n/>',
          },
          {
            title: 'What the host is told (nginx)',
            code: 'error_page 404 /404.html;\nlocation = /404.html { internal; }',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
