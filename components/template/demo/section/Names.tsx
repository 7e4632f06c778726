import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Eyebrow } from '../../../eyebrow/Eyebrow.tsx';
import { Band } from '../../../section/Band.tsx';

/** For whom the client works: names set as words, no logos. */
export function Names({ section }: { section: SectionOf<'names'> }) {
  const { anchor, ground, eyebrow, names } = section;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Band ground={ground} {...(anchor && { id: anchor })}>
      <Eyebrow as="h2">{eyebrow}</Eyebrow>
      <ul className="demo-names" {...revealed}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  );
}
