/**
 * Ends a red run with what to do: the failed tests, the command that repeats them, and where their
 * pictures lie. GitHub shows the same as the summary of the job.
 */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What decides which tests there are, and how much they try. */
const variables = ['CHROME_PATH', 'MATRIX', 'SHARE', 'SITE'];

export default class FailureReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const red = modules.filter((module) => !module.ok());
    if (red.length === 0) return;
    const tests = red.flatMap((module) => [...module.children.allTests('failed')]);
    // A file that could not be run has no tests.
    const broken = red.filter((module) => module.errors().length > 0).map(fileOf);
    const names = tests.map((test) => `${fileOf(test.module)} > ${test.fullName}`);
    const pictures = tests
      .flatMap((test) => test.annotations())
      .filter(({ type }) => type === 'picture')
      .map(({ message }) => message);
    const only = tests.length === 1 && broken.length === 0 ? tests[0]?.fullName : undefined;
    const command = repeat(red, only);
    const lines = [
      'Failed:',
      ...[...broken, ...names].map((name) => `  ${name}`),
      'Repeat:',
      `  ${command}`,
      ...(pictures.length > 0 ? ['Pictures:', ...pictures.map((picture) => `  ${picture}`)] : []),
    ];
    console.error(lines.join('\n'));
    const { GITHUB_STEP_SUMMARY: summary } = process.env;
    if (summary) appendFileSync(summary, `\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`);
  }
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);

/** The command that repeats some files, or one test of a file by its name. */
function repeat(modules: readonly TestModule[], name: string | undefined): string {
  const set = variables.flatMap((key) => (process.env[key] ? [`${key}=${process.env[key]}`] : []));
  const projects = new Set(modules.map((module) => `--project ${module.project.name}`));
  const tags = process.argv.filter((word) => word.startsWith('--tags-filter'));
  const pattern = name?.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' > ', ' ');
  const words = [...tags, ...new Set(modules.map(fileOf)), ...(pattern ? ['-t', pattern] : [])];
  return [...set, 'npx vitest run', ...projects, ...words.map(quoted)].join(' ');
}

/** A word as a POSIX shell takes it. */
const quoted = (word: string) =>
  /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
