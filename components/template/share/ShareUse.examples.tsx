import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'What goes where': {
    note: 'No company learns who read the page, only who chose to pass it on.',
    shows: (
      <GuideTable
        caption="What each link carries, and to whom"
        columns={['Link', 'Carries', 'Then']}
        rows={[
          ['LinkedIn', 'The address', 'LinkedIn reads title and card from the page itself.'],
          [
            'Mastodon',
            'Title and address',
            'A page asks which server is theirs, and takes them there.',
          ],
          ['WhatsApp', 'Title and address, as one text', 'The app opens and asks for whom it is.'],
          ['E-mail', 'The title as subject', 'A new message opens, with the address in it.'],
          ['Copy the link', 'The address', 'A line below says that it is copied, or why not.'],
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
            title: 'Under an article',
            code: '<ShareLinks\n  layout="row"\n  origin={site.origin}\n  title={article.title}\n/>',
          },
          {
            title: 'One link, as plain HTML',
            code: '<a href="https://wa.me/?text=…" rel="noopener">\n  WhatsApp\n</a>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
