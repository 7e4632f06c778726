/** Draws the picture that represents a page where its link is shared. */
export { drawCard as default } from '../components/art/social-card.ts';
