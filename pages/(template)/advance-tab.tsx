import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as panels } from '../../components/template/tabs/TabPanels.examples.tsx';
import { examples as tabs } from '../../components/template/tabs/Tabs.examples.tsx';

export const head = specimenHead;

export default function AdvanceTabPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={tabs} name="Upright, with pictures" eyebrow="Advanced tabs 01" />
      <Example of={tabs} name="Icons and figures" eyebrow="Advanced tabs 02" ground="raised" />
      <Example of={panels} name="What a panel may hold" eyebrow="Advanced tabs 03" />
      <Example of={panels} name="To copy" eyebrow="Advanced tabs 04" ground="raised" />
    </Specimen>
  );
}
