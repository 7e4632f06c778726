import type { Demo } from '../../../content/template/schema/demo.ts';

/** The class that gives the entire page, including its frame, the colours of an accent. */
export const accentClass = (accent: Demo['accent']) => `accent-${accent}`;
