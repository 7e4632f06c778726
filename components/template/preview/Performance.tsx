import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { Rings } from '../count/Rings.tsx';

/** The scores that the seller claims, as radial charts. */
export function Performance({ words }: { words: Preview['performance'] }) {
  const { claims, ...intro } = words;
  return (
    <Section ground="night" {...intro}>
      <Rings items={claims} />
    </Section>
  );
}
