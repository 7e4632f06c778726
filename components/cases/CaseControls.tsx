import type { Ui } from '../../content/schema/ui.ts';
import { SliderButton } from '../slider/Slider.tsx';

/** The controls of the row that the cases form on phones, with the number of the case in view. */
export function CaseControls({ words }: { words: Ui['slider'] }) {
  return (
    <div className="case-controls">
      <p data-label={words.slide} />
      <SliderButton action="previous" icon="arrow-left" label={words.previous} />
      <SliderButton action="next" icon="arrow-right" label={words.next} />
    </div>
  );
}
