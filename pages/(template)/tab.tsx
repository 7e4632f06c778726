import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as tabs } from '../../components/template/tabs/Tabs.examples.tsx';
import { examples as use } from '../../components/template/tabs/TabUse.examples.tsx';

export const head = specimenHead;

export default function TabPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={tabs} name="A ruled row" eyebrow="Tabs 01" />
      <Example of={tabs} name="A boxed row" eyebrow="Tabs 02" ground="raised" />
      <Example of={use} name="From the keyboard" eyebrow="Tabs 03" />
      <Example of={use} name="Tabs, or something else" eyebrow="Tabs 04" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Tabs 05" />
    </Specimen>
  );
}
