import type { Demo } from '../../../content/template/schema/demo.ts';

/** The class that gives the whole page the colours of an accent, its frame included. */
export const accentClass = (accent: Demo['accent']) => `accent-${accent}`;
