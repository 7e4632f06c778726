import { expect, test } from 'vitest';
import { takeTab } from './open.ts';
import { everyPage, readPage } from './sample.ts';

/** A page with a chart, if the firm has any. */
const [charted] = everyPage.filter((path) => readPage(path).includes('class="chart"'));

test.runIf(charted).for([320, 390, 1440])(
  'at %i px no word above the columns of a chart is broken in two',
  async (width) => {
    const page = await takeTab({ viewport: { width, height: 900 } });
    await page.route(charted ?? '', async (route) => {
      const response = await route.fetch();
      const heads = '<th scope="col">Planned end</th><th scope="col" colspan="2">Percent</th>';
      const body = (await response.text()).replace(
        /(?<=class="chart">.*?<thead><tr>).*?(?=<\/thead>)/s,
        `<td></td>${heads}</tr>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(charted ?? '');
    const lines = await page
      .locator('.chart')
      .first()
      .locator('thead th')
      .evaluateAll((heads) =>
        heads.flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild ?? document, index);
            range.setEnd(firstChild ?? document, index + word.length);
            return [word, range.getClientRects().length];
          }),
        ),
      );
    expect(lines).toEqual([
      ['Planned', 1],
      ['end', 1],
      ['Percent', 1],
    ]);
  },
);
