/** The site that is tested, and what stands in its content: tests take words and counts from here. */
import { join, resolve } from 'node:path';
import type { Content } from '../content/index.ts';
import * as index from '../content/index.ts';
import { loadContent } from '../scripts/load/load-content.ts';
import { ProblemsError } from '../scripts/problems.ts';

/** The folder of the site under test: what SITE names, else this project. */
export const siteRoot = resolve(process.env.SITE ?? join(import.meta.dirname, '..'));

const loaded = loadContent(siteRoot, { 'content/index.ts': index });
if (loaded.problems.length > 0) throw new ProblemsError(loaded.problems);

/** All of its content as pages get it: `{name}` and the like are filled in. */
export const content: Content = JSON.parse(JSON.stringify(loaded.content));
