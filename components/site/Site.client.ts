/** What every page does in the browser. The page works without it. */
import { hydrateIslands } from '#loader';
import { startMenus } from '../menu/menus.ts';
import { startTabs } from '../tabs/tabs.ts';
import { startTheme } from '../theme/theme.ts';
import { startAnchors } from './anchors.ts';
import { startReveal } from './reveal.ts';
import { startScrollMarks } from './scroll-marks.ts';

const root = document.documentElement;
root.dataset.site = '';
root.dataset.js = '';
startTheme();
startMenus();
startTabs();
startScrollMarks();
startAnchors();
startReveal();
hydrateIslands();
