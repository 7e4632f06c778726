import { useIslandAttributes } from '#island';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { Offers } from '../offers/Offers.tsx';

/** What comes with the template. */
export function Features({ words }: { words: Preview['features'] }) {
  const { items, ...intro } = words;
  return (
    <Section id="features" {...intro}>
      <Offers
        layout="cells"
        items={items.map(({ icon, title, description }) => ({ icon, title, text: description }))}
        each={useIslandAttributes('Reveal', 'load')}
      />
    </Section>
  );
}
