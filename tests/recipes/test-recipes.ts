/**
 * Follows every recipe of CONTRIBUTING to the letter, one after the other, in a copy of the project,
 * and then runs the gate there: `npx tsx tests/recipes/test-recipes.ts`. `--browser` also takes the
 * screenshots anew and runs the browser tests. The copy is left in place for a day if something fails.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyProject } from './copy-project.ts';
import { follow, sectionsOf, stepsIn } from './steps.ts';

const { values } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
  },
});

/** It takes away what others add to, and tests/template/unit/leave-out.test.ts follows it. */
const takesAway = 'Leave out the template';
/** It takes away a part that the tests of a site count on, so it comes after them. */
const comesLast = 'Turn off offline pages';
const takeScreenshots = ['npm run visual:update', 'npm run thumbnails'];
/** It serves until somebody stops it. */
const neverEnds = 'npm run dev';

const folder = temporaryFolder();
const copy = join(folder, 'project');
const sections = sectionsOf(
  readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8'),
);

function run(command: string): void {
  console.log(`\n$ ${command.trim()}`);
  const { status } = spawnSync('sh', ['-c', command], { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error(`This failed in ${copy}:\n${command}`);
}

function sectionOf(heading: string): string {
  const section = sections.get(heading);
  if (!section) throw new Error(`CONTRIBUTING has no heading "${heading}"`);
  return section;
}

function carryOut(heading: string): void {
  console.log(`\n${heading}`);
  follow(sectionOf(heading), copy, run);
}

copyProject(copy, { ownPackages: true });
const recipes = [...sections.keys()].filter(
  (heading) => stepsIn(sectionOf(heading)).length > 0 && ![takesAway, comesLast].includes(heading),
);
for (const heading of recipes) carryOut(heading);

// What the recipes say to run afterwards, each once, and last what formats their code.
const said = recipes.flatMap((heading) =>
  [...sectionOf(heading).matchAll(/`(npm run [\w:]+)`/g)].map(([, each = '']) => each),
);
const commands = [...new Set(said)].filter(
  (each) => ![...takeScreenshots, neverEnds].includes(each),
);
for (const command of [...commands, 'npm run format']) run(command);

run('npm run types');
run('npm run lint');
run('npm run build');
run("npm run test:unit -- '--tags-filter=!nightly'");
if (values.browser)
  for (const command of [...takeScreenshots, 'npm run test:browser']) run(command);

carryOut(comesLast);
run('npm run format && npm run types && npm run lint && npm run build');
rmSync(folder, { recursive: true });
console.log(`\nthe gate is green after ${recipes.length + 1} recipes`);
