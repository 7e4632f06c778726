import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './content/nearest.ts';

/** What a command was told. Throws where that is no option of its own, naming those that are. */
export function commandOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  const { tokens } = parseArgs({ options, strict: false, tokens: true });
  const names = Object.keys(options);
  for (const token of tokens) {
    if (token.kind === 'positional') refuse(token.value, names);
    if (token.kind === 'option' && !names.includes(token.name)) refuse(token.rawName, names);
  }
  return parseArgs({ options }).values;
}

function refuse(found: string, names: readonly string[]): never {
  const known = names.map((name) => `--${name}`);
  const meant = nearest(found, known);
  const hint = meant ? ` Nearest: ${meant}.` : '';
  throw new Error(`Expected one of the options ${known.join(', ')}, found "${found}".${hint}`);
}
