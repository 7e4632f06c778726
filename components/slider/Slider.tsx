import type { ReactNode } from 'react';
import { useIslandAttributes } from '#island';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../text/fill.ts';
import type { sliderLayouts } from './slider-options.ts';

type Slide = {
  id: string;
  /** The slide's subject, which names the dot that leads to it. */
  name: string;
  content: ReactNode;
};

type SliderProps = {
  layout: keyof typeof sliderLayouts;
  /** The slider's accessible name. */
  label: string;
  words: Ui['slider'];
  children: readonly Slide[];
};

/**
 * A row of slides that scrolls and snaps without script. When it comes near the window, script
 * turns it into an endless slider with arrows, dots, dragging and keys. The controls appear only
 * once they work, and only if not all slides are in view at once.
 */
export function Slider({ layout, label, words, children }: SliderProps) {
  const island = useIslandAttributes('Slider', 'visible');
  const isAlone = children.length === 1;
  return (
    <section
      className="slider"
      aria-label={label}
      aria-roledescription={words.role}
      data-layout={layout}
      {...(!isAlone && island)}
    >
      {/* Without script, the keyboard scrolls the row. */}
      <div
        className="slider-row"
        {...(!isAlone && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className="slider-slides">
          {children.map(({ id, name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
            <div
              key={id}
              id={id}
              className="slider-slide"
              role="group"
              data-name={name}
              aria-roledescription={words.slideRole}
              aria-label={fill(words.slide, { index: index + 1, count: children.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {!isAlone && <SliderControls words={words} />}
    </section>
  );
}

function SliderControls({ words }: { words: Ui['slider'] }) {
  return (
    <>
      <div className="slider-controls">
        <div className="slider-dots" data-label={words.goTo} />
        <SliderButton action="play" icon="play" label={words.play} />
        <SliderButton action="pause" icon="pause" label={words.pause} />
        <SliderButton action="previous" icon="arrow-left" label={words.previous} />
        <SliderButton action="next" icon="arrow-right" label={words.next} />
      </div>
      <p className="visually-hidden" role="status" data-label={words.slide} />
    </>
  );
}

type SliderButtonProps = { action: string; icon: string; label: string };

/** A button that moves slides. */
export function SliderButton({ action, icon, label }: SliderButtonProps) {
  return (
    <button type="button" className="slider-button" data-action={action} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
