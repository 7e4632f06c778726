/** Draws texts and Markdown in every length, as editors write them. */
import { pick } from './draw-value.ts';
import { pools, type Random } from './reword.ts';

export type DrawText = (description: string | undefined, path: string) => string;

/** What a description says in braces that a text may contain, and what every text may. */
const own = /\{[a-z]+\}/g;
const everywhere = ['{name}', '{email}', '{services|word}', '{cases|one=case|other={n} cases}'];
/** Texts that fill placeholders cannot contain them. */
const isFact = /^site\.|\.country$/;

/** A function that draws a text in some scripts for a field with a description. */
export function textDrawer(random: Random, scripts: readonly string[]): DrawText {
  const words = (least: number, most: number) =>
    Array.from({ length: least + random(most - least + 1) }, () =>
      pick(random, (pools[pick(random, scripts)] ?? '').split(/\s+/)),
    );
  const sentence = (least: number, most: number) => {
    const said = words(least, most).join(' ');
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  };
  const kinds: (() => string)[] = [
    () => pick(random, [...'aZ7é水م']),
    () => sentence(1, 1),
    () => sentence(2, 5),
    () => sentence(2, 5),
    () => `${sentence(6, 20)}.`,
    () => `${sentence(6, 20)}.`,
    () => `${sentence(40, 90)}.`,
    () => words(12, 12).join(''),
    () => `${sentence(1, 3)} & ${sentence(1, 2)} <b> "so" 'too' 100 % 1 < 2 {x`,
    () => `${sentence(2, 3)} – https://other.example/?a=1&b=2`,
  ];
  // Two pages with one title, or two records with one name, are nothing that an editor writes.
  const given = new Set<string>();
  return (description = '', path) => {
    let drawn = pick(random, kinds)();
    while (given.has(drawn)) drawn = `${drawn} ${words(1, 1).join('')}`;
    given.add(drawn);
    if (isFact.test(path) || random(3) > 0) return drawn;
    const filled = random(2) ? description.match(own) : everywhere;
    return filled ? `${drawn} ${pick(random, filled)}` : drawn;
  };
}

/** Markdown with some of everything. */
export function drawBody(random: Random, text: DrawText, links: readonly string[]): string {
  const say = () => text('', 'body').replace(/[<{]/g, '');
  const link = () => `[${text('', 'site.').replace(/[[\]<{]/g, '')}](${pick(random, links)})`;
  const parts: (() => string)[] = [
    say,
    say,
    () => `## ${say()}`,
    () => `## ${say()}\n\n${say()}\n\n### ${say()}\n\n${say()}`,
    () => `- ${say()}\n- **${say()}**\n  - ${link()}`,
    () => `1. ${say()}\n2. ${say()}`,
    () => `- [x] ${say()}\n- [ ] ${say()}`,
    () => `> ${say()}`,
    () => `| a | b |\n| --- | --: |\n| ${random(9)} | ${link()} |`,
    () => `${say()}\n: ${say()}`,
    () => `\`\`\`\n${say()}\n\`\`\``,
  ];
  const body = Array.from({ length: 1 + random(9) }, () => pick(random, parts)()).join('\n\n');
  // A web address right before the mark would take it in.
  return random(4) ? body : `${body}\n\n${say()} [^1]\n\n[^1]: ${say()}`;
}
