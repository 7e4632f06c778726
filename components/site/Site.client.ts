/** What every page does in the browser. The page works without it. */
import { hydrateIslands } from '#loader';
import { startTabs } from '../tabs/tabs.ts';
import { followAnchor, startAnchorLinks } from './anchors.ts';
import { keepPages } from './keep-pages.ts';
import { limitPageChanges } from './page-change.ts';
import { startReveal } from './reveal.ts';
import { startScrollMarks } from './scroll-marks.ts';

const root = document.documentElement;
// A first Tab or scroll may have asked for this script while the document was still coming.
if (document.readyState === 'loading')
  await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
root.dataset.site = '';
// It came late, and the page went on without it (Boot.inline.ts).
root.dataset.js ??= '';
startTabs();
startScrollMarks();
followAnchor();
startAnchorLinks();
// A page that was prepared before its link was clicked learns only now which place is wanted.
document.addEventListener('prerenderingchange', followAnchor);
limitPageChanges();
startReveal();
hydrateIslands();
// Labels change to their font once it has come, one part of the page in each frame: all at once would take
// a phone a tenth of a second, in which it answers no press.
const setLabels = async () => {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(main), main > *')) {
    part.dataset.set = '';
    await new Promise(requestAnimationFrame);
  }
  root.dataset.js = '';
};
const labelFont = getComputedStyle(root).getPropertyValue('--mono-late');
document.fonts.load(`1em ${labelFont}`).then(setLabels, setLabels);
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad);

function afterLoad(): void {
  // What moves over the first picture may load now.
  root.dataset.loaded = '';
  void keepPages();
}
