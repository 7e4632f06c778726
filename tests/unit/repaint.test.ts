import { expect, test } from 'vitest';
import { repainted, repaintedNear } from '../../scripts/pictures/encode-picture.ts';

test('a drawing in other colours keeps the colours that were not replaced', () => {
  const svg = '<path fill="#051d21" stroke="#f6a723"/><path fill="#051d21"/>';
  const painted = '<path fill="#1d0f0a" stroke="#f6a723"/><path fill="#1d0f0a"/>';
  expect(repainted(svg, { '#051d21': '#1d0f0a' })).toBe(painted);
});

test('the placeholder of a drawing has the new colour closest to its own', () => {
  const repaint = { '#000000': '#110000', '#ffffff': '#ffeeee' };
  expect(repaintedNear('#0a0b0c', repaint)).toBe('#110000');
  expect(repaintedNear('#f0f0f0', repaint)).toBe('#ffeeee');
  expect(repaintedNear('#f0f0f0', {})).toBe('#f0f0f0');
});
