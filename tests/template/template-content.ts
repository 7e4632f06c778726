/** The content of the site and of the template, from which tests take words and counts. */
import * as firm from '../../content/index.ts';
import type { TemplateContent } from '../../content/template/index.ts';
import * as template from '../../content/template/index.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { siteRoot } from '../site-content.ts';

const loaded = loadContent(siteRoot, {
  'content/index.ts': firm,
  'content/template/index.ts': template,
});

/** All of it as pages get it. */
export const content: TemplateContent = JSON.parse(JSON.stringify(loaded.content));
