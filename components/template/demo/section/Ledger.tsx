import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { DataTable } from '../DataTable.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** A table of what is owed, done or offered. */
export function Ledger({ section }: { section: SectionOf<'ledger'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <div className="demo-ledger" {...revealed}>
        <DataTable table={section.table} />
      </div>
    </SectionFrame>
  );
}
