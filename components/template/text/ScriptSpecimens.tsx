import { usePage } from '#page';
import type { TemplateContent } from '../../../content/template/index.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Section } from '../../section/Section.tsx';
import { longDate } from '../../text/long-date.ts';
import { scriptRules } from '../../text/script-rules.ts';

type ScriptSpecimensProps = {
  scripts: TemplateContent['templateScripts'];
  eyebrow: string;
  heading: string;
};

/** A title, a text, words set apart, a day and a number in each script whose typography is its own. */
export function ScriptSpecimens({ scripts, eyebrow, heading }: ScriptSpecimensProps) {
  const { addRule } = usePage();
  for (const [selector, rules] of scripts.flatMap(({ lang }) => scriptRules(lang)))
    addRule(selector, rules);
  return (
    <Section eyebrow={eyebrow} heading={heading} ground="raised">
      <ul className="text-scripts">
        {scripts.map(({ lang, dir, title, heading, text, emphasis }) => (
          <li key={lang} lang={lang} dir={dir}>
            <Eyebrow>{title}</Eyebrow>
            <h3>{heading}</h3>
            <p>
              {text} <em>{emphasis}</em>
            </p>
            <p>
              {longDate('2026-05-07', lang)} · {new Intl.NumberFormat(lang).format(1_234_567.5)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
