/** Follows CONTRIBUTING's recipe for a demo home to the letter, in a copy of the site. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyFirmSite } from '../../unit/site-copy.ts';
import { recipeOf } from './recipe-of.ts';

test('a demo home is added in at most eight lines: its page, and its card in the gallery', async () => {
  const code = recipeOf('Add a demo home to the template');
  expect(code.trim().split('\n').length).toBeLessThan(8);
  const site = copyFirmSite({ template: true });
  execFileSync('sh', ['-c', code], { cwd: site.root });
  await site.build();
  expect(site.files()).toContain('index-observatory/index.html');
  expect(site.published('template-preview/index.html')).toContain('/index-observatory/');
});
