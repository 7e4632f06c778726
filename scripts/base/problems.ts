import { explainSystemError } from './system-errors.ts';

/** An error in a site's sources, described so that an editor can fix it. */
export type Problem = {
  /** Path of the file from the site's root. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  /** Field path inside the file, such as `[2].icon`. */
  field?: string | undefined;
  expected: string;
  found: string;
  /** The record in content that the code was working on when it failed. */
  record?: string | undefined;
  /** The nearest valid value. */
  nearest?: string | undefined;
  /** What the field is for, in the words of its schema. */
  meaning?: string | undefined;
  /** Routes that use the file. */
  usedBy?: readonly string[] | undefined;
  /** Other places with the same, each a file and its line. */
  alsoIn?: readonly string[] | undefined;
  /** What to do, if `expected` does not say so. */
  advice?: string | undefined;
  /** Stack of the error behind it, shown with `--verbose`. */
  stack?: string | undefined;
};

/** What is wrong with something whose place is known elsewhere. */
export type Fault = Pick<Problem, 'expected' | 'found' | 'nearest' | 'advice'>;

/** Thrown when a site's sources have errors. Carries every problem that a run found, each once. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = onceEach(found);
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the site's sources`);
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}

/**
 * Each problem once, for all the pages that have it: several tasks often read the same file,
 * languages share records, and pages share parts.
 */
function onceEach(found: readonly Problem[]): Problem[] {
  const known = new Map<string, { problem: Problem; pages: Set<string> }>();
  for (const problem of found) {
    const message = formatProblem({ ...problem, usedBy: undefined });
    const { pages } = known.get(message) ?? { pages: new Set() };
    if (!known.has(message)) known.set(message, { problem, pages });
    for (const page of problem.usedBy ?? []) pages.add(page);
  }
  return [...known.values()].map(({ problem, pages }) =>
    problem.usedBy ? { ...problem, usedBy: [...pages] } : problem,
  );
}

/** Throws a ProblemsError if there are any problems. */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

/**
 * Waits for all tasks, so that one run lists the problems of all of them, without duplicates.
 * Throws a ProblemsError with that list, or the first error of another kind.
 */
export async function together<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  const ended = await Promise.allSettled(works);
  const errors = ended.flatMap((work) => (work.status === 'rejected' ? [work.reason] : []));
  const problems = errors.flatMap((error) => {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  });
  throwIfAny(problems);
  return Promise.all(works);
}

/** The problem as lines of text: location, then one labelled line for each fact. */
export function formatProblem(problem: Problem, verbose = false): string {
  const place = problem.line ? `${problem.file}:${problem.line}` : problem.file;
  const most = verbose ? Number.POSITIVE_INFINITY : 10;
  const facts: [string, string | undefined][] = [
    ['also in', list(problem.alsoIn ?? [], most)],
    ['expected', problem.expected],
    ['found', problem.found],
    ['record', problem.record],
    ['nearest', problem.nearest],
    ['meaning', problem.meaning],
    ['used by', list(problem.usedBy ?? [], most)],
    ['to do', problem.advice],
  ];
  const lines = facts
    .filter((fact): fact is [string, string] => fact[1] !== undefined)
    .map(([label, text]) => `  ${label.padEnd(9)} ${verbose ? text : shortened(text)}`);
  if (verbose && problem.stack) lines.push(problem.stack);
  return [problem.field ? `${place}  ${problem.field}` : place, ...lines].join('\n');
}

/** A file of data may be a single line, of which nobody wants all. */
const longestText = 500;

const shortened = (text: string) =>
  text.length > longestText
    ? `${text.slice(0, longestText)} … (${text.length - longestText} more characters)`
    : text;

/** The first few names, and how many more there are; undefined for none. */
function list(names: readonly string[], most: number): string | undefined {
  const more = names.length > most + 1 ? ` and ${names.length - most} more` : '';
  return names.slice(0, more ? most : undefined).join(', ') + more || undefined;
}

/**
 * Prints why a command failed: every problem, or the error, with stacks only if `verbose`.
 * `outcome` is printed after problems only, since a build finds them before it publishes anything.
 */
export function printFailure(error: unknown, verbose: boolean, outcome = ''): void {
  if (!(error instanceof ProblemsError)) {
    const inWords = error instanceof Error && !verbose;
    console.error(inWords ? (explainSystemError(error) ?? error.message) : error);
    return;
  }
  for (const problem of error.problems) console.error(`${formatProblem(problem, verbose)}\n`);
  console.error(`${error.message}${outcome}`);
}
