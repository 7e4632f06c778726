import { type ProseSection, ProseSections } from '../prose/ProseSections.tsx';

/** The sections of a text: each heading is beside its paragraphs, or above them in narrow windows. */
export function Parts({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="parts">
      <ProseSections sections={sections} />
    </div>
  );
}
