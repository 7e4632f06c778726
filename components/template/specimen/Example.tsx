import type { ReactElement } from 'react';
import { Section } from '../../section/Section.tsx';

/** One state of a component: what to see in it, and the component itself. */
export type ExampleContent = { note: string; shows: ReactElement };

/** Examples of a component by their names, as its `.examples.tsx` exports them. */
export type Examples = Readonly<Record<string, ExampleContent>>;

type ExampleProps<Name extends string> = {
  of: Readonly<Record<Name, ExampleContent>>;
  name: Name;
  eyebrow: string;
  /** The words of a real page in place of the example’s own. */
  heading?: string;
  text?: string;
  ground?: 'paper' | 'raised' | 'night';
};

/** One example in a band of its own: under its name, or under the words of the page. */
export function Example<Name extends string>({
  of,
  name,
  heading = name,
  text,
  ...band
}: ExampleProps<Name>) {
  const { note, shows } = of[name];
  return (
    <Section {...band} heading={heading} text={text ?? note}>
      {shows}
    </Section>
  );
}
