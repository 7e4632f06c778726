/** Draws the picture that stands for a page where its link is shared. */
export { drawCard as default } from '#card';
