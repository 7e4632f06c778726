/** The pages on which buyers look for people and for facts, and the evidence in figures. */
import { expect, test } from 'vitest';
import { fill } from '../../components/text/fill.ts';
import { longDate } from '../../components/text/long-date.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { inEachLanguage, localHref, toldCases } from './described-pages.ts';
import { open } from './open.ts';
import { all, linksOf, one, pageTree, pictureIn, textOf, textsOf } from './page-tree.ts';
import { hasPage } from './sample.ts';

const figures = (before: readonly { figure: string; label: string }[]) =>
  before.map(({ figure, label }) => `${figure} ${label}`);

test.for(inEachLanguage('/people/'))(
  '$path has the board and everyone who leads a practice, once, with what they did, lead and wrote',
  ({ path, home, shown }) => {
    const tree = pageTree(path);
    const { board, practices, services, insights, people } = shown;
    const written = (name: string) =>
      insights
        .filter(({ author }) => author === name)
        .map(({ slug, title }) => [title, addressOf(`/insights/${slug}/`, home)]);
    const members = all(tree, '.people-board li').filter((li) => all(li, 'figure').length > 0);
    expect(
      members.map((member) => ({
        name: textOf(one(member, 'figcaption b')),
        did: textsOf(member, '.people-before li'),
        links: linksOf(member, 'a'),
      })),
    ).toEqual(
      board.map(({ clientName, before }) => ({
        name: clientName,
        did: figures(before),
        links: written(clientName),
      })),
    );
    // On a phone, the first is the largest picture of the first screen.
    const portraits = all(tree, '.people-board img').map(({ attribs }) => attribs.loading);
    expect(portraits).toEqual(board.map((_, at) => (at === 0 ? undefined : 'lazy')));
    const led = services.flatMap(({ slug, title }) =>
      practices.filter((it) => it.slug === slug).map(({ lead }) => ({ slug, title, lead })),
    );
    const names = [...new Set(led.map(({ lead }) => lead.name))];
    const leads = all(tree, '.people-leads li').filter((li) => all(li, 'h3').length > 0);
    expect(leads.map((it) => textOf(one(it, 'h3')))).toEqual(names);
    for (const [at, name] of names.entries()) {
      const own = led.filter(({ lead }) => lead.name === name);
      const [first] = own;
      const part = leads[at];
      if (!first || !part) throw new Error(`${name} leads nothing`);
      expect(pictureIn(part, 'img')).toEqual({
        picture: first.lead.portrait.picture,
        alt: first.lead.portraitAlt,
      });
      expect(textsOf(part, 'p')[0]).toBe(first.lead.role);
      expect(textsOf(part, '.people-before li')).toEqual(figures(first.lead.before));
      const ask = `/contact/?${new URLSearchParams({ subject: first.title })}`;
      expect(linksOf(part, 'a')).toEqual([
        ...own.map(({ slug, title }) => [title, addressOf(`/practices/${slug}/`, home)]),
        ...written(name),
        [fill(people.words.ask, { person: name }), localHref(ask, home)],
      ]);
    }
  },
);

test.for(inEachLanguage('/procurement/'))(
  '$path gives each fact with its note and last day, each statement, and who can be asked',
  ({ path, home, shown }) => {
    const tree = pageTree(path);
    const { procurement, site } = shown;
    const { words, registration, groups, statements, referees } = procurement;
    const [facts = [], declared = []] = all(tree, '.procurement').map((list) =>
      all(list, 'section').map((part) => [
        textOf(one(part, 'h3')),
        ...all(part, 'dl div').map((line) => [...textsOf(line, 'dt'), ...textsOf(line, 'dd')]),
        ...textsOf(part, 'p'),
      ]),
    );
    expect(facts).toEqual([
      [
        words.identity,
        [words.legalName, site.legalName],
        [words.registration, `${registration.number} ${registration.register}`],
        [words.founded, String(site.founded.year)],
        [words.address, site.address.lines.join(site.separator)],
        [words.website, site.origin],
      ],
      ...groups.map(({ title, facts }) => [
        title,
        ...facts.map(({ label, value, note, until }) => {
          const last = until && fill(words.until, { date: longDate(until, site.lang) });
          const notes = [note, last].filter(Boolean).join(' · ');
          return [label, notes ? `${value} ${notes}` : value];
        }),
      ]),
    ]);
    expect(declared).toEqual(statements.map(({ title, text }) => [title, text]));
    expect(textsOf(tree, '.procurement-referees li')).toEqual(
      referees.map(({ name, role }) => `${name} ${role}`),
    );
    // A case that somebody can be asked about leads to its story.
    const named = referees.map(({ role }) => shown.cases.find(({ name }) => role.includes(name)));
    expect(linksOf(tree, '.procurement-referees a')).toEqual(
      toldCases(shown)
        .filter((study) => named.includes(study))
        .map(({ slug, name }) => [name, addressOf(`/cases/${slug}/`, home)]),
    );
  },
);

test('each practice shows its references', () => {
  for (const { home, shown } of inEachLanguage('/')) {
    for (const { slug } of shown.practices) {
      const tree = pageTree(addressOf(`/practices/${slug}/`, home));
      expect(textsOf(tree, '.references li').map((it) => it.replaceAll('\n', ' '))).toEqual(
        shown.references
          .filter(({ service }) => service === slug)
          .map(
            ({ title, result, client, place, year, length }) =>
              `${title} ${result} ${[client, place, year, length].join('\u00a0· ')}`,
          ),
      );
    }
  }
});

/** A page with a button that prints it. */
const printable = ['/procurement/', '/index/'].filter(hasPage).map((name) => addressOf(name));

test.runIf(printable.length > 0)(
  'a button prints the page, and without script there is none',
  async () => {
    const [path = ''] = printable;
    const page = await open(path);
    const prints = await page.evaluateHandle(() => {
      const calls: string[] = [];
      window.print = () => void calls.push('printed');
      return calls;
    });
    await page.locator('.print-button').click();
    await expect.poll(() => prints.jsonValue()).toEqual(['printed']);
    const still = await open(path, { javaScriptEnabled: false });
    expect(await still.locator('.print-button').isVisible()).toBe(false);
  },
);

const sorted = (word: string) => [...word].sort().join('');

const [article] = content.insights.filter(({ sections }) => sections.length > 0);

test.runIf(article)('an article begins on its first sheet', async () => {
  const { openToPrint } = await import('./open-to-print.ts');
  const { readPdf } = await import('./pdf.ts');
  const page = await openToPrint(addressOf(`/insights/${article?.slug}/`));
  const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  const [first = ''] = textsOf(
    pageTree(addressOf(`/insights/${article?.slug}/`)),
    '.article-text p',
  );
  // In some scripts, the spaces of a PDF are gaps, marks are placed by themselves, and a ligature of Arabic
  // is read backwards: what counts is that the letters of the first words stand there side by side.
  const packed = (text = '') => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  const onSheet = packed(sheets[0]?.lines.join(''));
  const words = packed(first.split(/\s+/).slice(0, 4).join(''));
  const parts = Array.from(onSheet, (_, at) => sorted(onSheet.slice(at, at + words.length)));
  expect(parts).toContain(sorted(words));
});
