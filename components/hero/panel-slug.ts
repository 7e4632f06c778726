import type { HeroPanel } from '../../content/schema/home.ts';

/** A panel's id: "Insight & Intelligence" is insight-intelligence. */
export const slugOf = ({ title }: HeroPanel) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
