/** What every page does in the browser. The page works without it. */
import { hydrateIslands } from '#loader';
import { startTabs } from '../tabs/tabs.ts';
import { followAnchor } from './anchors.ts';
import { startReveal } from './reveal.ts';
import { startScrollMarks } from './scroll-marks.ts';

const root = document.documentElement;
root.dataset.site = '';
root.dataset.js = '';
startTabs();
startScrollMarks();
followAnchor();
startReveal();
hydrateIslands();
