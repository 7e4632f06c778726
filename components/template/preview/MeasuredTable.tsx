import type { MeasuredScores } from '../../../content/template/schema/measured-scores.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { fill } from '../../text/fill.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type MeasuredTableProps = { words: Preview['speed']; measured: MeasuredScores; lang: string };

/** What Lighthouse measured, page by page, and when. */
export function MeasuredTable({ words, measured, lang }: MeasuredTableProps) {
  const day = new Date(measured.measuredAt);
  const date = day.toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const device = words.devices[measured.formFactor];
  return (
    <table className="measured">
      <caption>{fill(words.measured, { date, device })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.page}</th>
          {categories.map((category) => (
            <th key={category} scope="col">
              {words.categories[category]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.pages.map(({ path, scores }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            {categories.map((category) => (
              <td key={category} data-label={words.categories[category]}>
                {scores[category]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
