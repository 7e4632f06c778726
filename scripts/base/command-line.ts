import './prepare-node.js';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { printFailure } from './problems.ts';

/** An option of a command, with the name of its value and its `--help` text. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & { value?: string; help: string };

/**
 * The options given to a command. `--help` prints all of them and ends the command. Throws for an
 * unknown option, and lists the known ones.
 */
export function commandOptions<const Options extends Readonly<Record<string, Option>>>(
  options: Options,
) {
  const { tokens } = parseArgs({ options, strict: false, tokens: true });
  const names = Object.keys(options);
  for (const token of tokens) {
    if (token.kind === 'option' && ['--help', '-h'].includes(token.rawName)) showHelp(options);
    if (token.kind === 'positional') refuseOption(token.value, names);
    if (token.kind === 'option' && !names.includes(token.name)) refuseOption(token.rawName, names);
  }
  return parseArgs({ options }).values;
}

function showHelp(options: Readonly<Record<string, Option>>): never {
  for (const [name, { value, help, default: standard }] of Object.entries(options)) {
    const described = typeof standard === 'string' ? `${help} (default: ${standard})` : help;
    console.log(`  ${`--${name} ${value ?? ''}`.padEnd(22)} ${described}`);
  }
  isDone = true;
  process.exit();
}

function refuseOption(found: string, names: readonly string[]): never {
  const known = names.map((name) => `--${name}`);
  const meant = nearest(found, known);
  const hint = meant ? ` Nearest: ${meant}.` : '';
  throw new Error(`Expected one of the options ${known.join(', ')}, found "${found}".${hint}`);
}

/** Options that every command on a site takes. */
export const siteOptions = {
  root: { type: 'string', value: 'DIR', default: '.', help: 'the folder of the site' },
  verbose: { type: 'boolean', default: false, help: 'prints errors in full, with stack traces' },
} as const;

/** Options of a command on the output of a build. */
export const outputOptions = {
  ...siteOptions,
  out: { type: 'string', value: 'DIR', help: "the output folder; default: the site's dist" },
} as const;

/** The option of a command that serves a site. */
export const portOption = (port: string) =>
  ({
    type: 'string',
    value: 'N',
    default: port,
    help: 'the port to serve on, or 0 for any',
  }) as const;

/** The port that `--port` names; 0 stands for any free one. Throws for anything but a port. */
export const portNamed = (text: string): number => numberOption('port', text, [0, 65_535]);

/**
 * The site's folder and the output folder, from the options. Throws if the first contains no site.
 */
export function siteFolders(values: { root: string; out?: string | undefined }) {
  const root = resolve(values.root);
  if (!['content', 'pages'].some((folder) => existsSync(`${root}/${folder}`)))
    throw new Error(`Expected --root to be a folder with pages/ and content/, found ${root}.`);
  return { root, dir: resolve(values.out ?? `${root}/dist`) };
}

/**
 * The base path as a prefix of addresses: `/site/` becomes `/site`, and `/` an empty text. Throws
 * for anything but a path.
 */
export function basePath(given: string): string {
  if (/^\/([\w-][\w.-]*\/)*$/.test(given)) return given.slice(0, -1);
  throw new Error(
    `Expected --base to be a path with a slash at both ends, of a to z, digits, "-", "." and "_", found "${given}".`,
  );
}

/** The value of an option as an integer. Throws if it is not one, or out of range. */
export function numberOption(name: string, text: string, [min, max]: [number, number]): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(
    `Expected --${name} to be a whole number from ${min} to ${max}, found "${text}".`,
  );
}

let isDone = false;

/**
 * Runs a command. If it fails, or if the process ends before it is done, prints why, with the stack
 * under `--verbose`, and exits with status 1.
 */
export function runCommand(command: () => Promise<void>): void {
  process.on('exit', (code) => {
    if (isDone) return;
    console.error(
      'The command ended before it was done: some code exited the process, or waits forever.',
    );
    process.exitCode = code || 1;
  });
  command()
    .catch((error) => {
      printFailure(error, process.argv.includes('--verbose'));
      process.exitCode = 1;
    })
    .finally(() => {
      isDone = true;
    });
}
