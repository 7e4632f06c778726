import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { copySite } from './fixture-site.ts';

const definitions = 'content/index.ts';

/** A site whose `content/index.ts` ends with this code. */
function siteWith(code: string) {
  const site = copySite();
  const text = readFileSync(join(site.root, definitions), 'utf8');
  site.write(definitions, `${text}\n${code}\n`);
  return { ...site, line: `${text}\n`.split('\n').length };
}

test("what a site's own rules report without a record is reported at the file of its collection", async () => {
  const told = ['harbour', 'boats', 'boatz'].map(
    (collection) =>
      `{ collection: '${collection}', field: [7, 'name'], expected: 'x', found: 'y' }`,
  );
  const site = siteWith(`export const contradictions = () => [${told}];`);
  expect(await site.problems()).toMatchObject([
    { file: 'content/harbour.yaml', field: 'harbour[7].name', expected: 'x', found: 'y' },
    { file: 'content/boats.yaml', field: 'boats[7].name' },
    { file: definitions, field: 'boatz[7].name' },
  ]);
});

test.each(['contradictions', 'beforeRelease'])(
  'an error in %s is reported with its line',
  async (name) => {
    const site = siteWith(`export const ${name} = ({ harbour }) => harbour.gone.name;`);
    await expect(site.build({ release: true })).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({
          file: definitions,
          line: site.line,
          found: expect.stringContaining("reading 'name'"),
        }),
      ]),
    });
  },
);

test('what the first language has is not reported again for a language that takes it from there', async () => {
  const site = siteWith(`export const beforeRelease = ({ harbour }) =>
    ['name', 'mail'].map((field) =>
      ({ collection: 'harbour', field: [field], expected: 'x', found: harbour[field] }));`);
  site.write('content/languages/fr/harbour.yaml', 'name: Port\n');
  const refused = await site.build({ release: true }).catch((error: unknown) => error);
  const told = refused instanceof ProblemsError ? refused.problems : [];
  const ours = told.filter(({ expected }) => expected === 'x');
  expect(ours.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
    'content/harbour.yaml:2 name',
    'content/harbour.yaml:3 mail',
    'content/languages/fr/harbour.yaml:1 name',
  ]);
});

test('a build for release with invalid content reports that, since no rule is written for it', async () => {
  const site = siteWith('export const beforeRelease = ({ harbour }) => harbour.name && [];');
  site.edit('content/harbour.yaml', 'mail:', 'male:');
  await expect(site.build({ release: true })).rejects.toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({ file: 'content/harbour.yaml', nearest: 'mail' }),
    ]),
  });
});
