import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as tabs } from '../../components/template/tabs/Tabs.examples.tsx';

export const head = specimenHead;

export default function TabPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={tabs} name="A ruled row" eyebrow="Tabs 01" />
      <Example of={tabs} name="A boxed row" eyebrow="Tabs 02" ground="raised" />
    </Specimen>
  );
}
