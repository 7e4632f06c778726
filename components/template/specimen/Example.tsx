import type { ReactElement } from 'react';
import { Section } from '../../section/Section.tsx';

/** One state of a component: a sentence about it, and the component itself. */
export type ExampleContent = { note: string; shows: ReactElement };

/** Examples of a component by name, as exported by its `.examples.tsx`. */
export type Examples = Readonly<Record<string, ExampleContent>>;

type ExampleProps<Name extends string> = {
  of: Readonly<Record<Name, ExampleContent>>;
  name: Name;
  eyebrow: string;
  /** The words of a real page, which replace the example's own. */
  heading?: string;
  text?: string;
  ground?: 'paper' | 'raised' | 'night';
};

/** One example in its own band, below its name or the words of the page. */
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
