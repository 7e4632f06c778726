import type { Typefaces } from '../art/brand/lettering.ts';
import type { Card } from '../art/social-card.ts';
import type { DrawingRequest } from './drawings.ts';

/** Raised when the drawing changes, so that every card is drawn anew. */
const revision = 1;

let typefaces: Promise<Typefaces> | undefined;

/** Lets a page ask for its social card, 1200 by 630 pixels; returns the card's URL. */
export const socialCards =
  (request: (drawing: DrawingRequest) => string) =>
  (card: Card): string =>
    request({
      name: 'card',
      width: 1200,
      height: 630,
      inputs: [revision, card],
      draw: () => draw(card),
    });

// The art and the fonts are loaded only by a build that has new cards to draw.
async function draw(card: Card): Promise<string> {
  const [{ socialCard }, { canSet, openTypefaces }] = await Promise.all([
    import('../art/social-card.ts'),
    import('../art/brand/lettering.ts'),
  ]);
  typefaces ??= openTypefaces();
  // In a script that the fonts lack, the firm's name stands alone.
  const [name = '', eyebrow = ''] = [card.name, card.eyebrow].map((text) =>
    canSet(text) ? text : '',
  );
  const [title = ''] = [card.title, card.name].filter(canSet);
  return socialCard({ ...card, name, eyebrow, title }, await typefaces);
}
