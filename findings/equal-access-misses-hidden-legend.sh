#!/bin/sh
# accessibility-checker-engine 4.0.34 (IBM Equal Access): a legend that is only read aloud does not count.
#
# Seen: for a fieldset whose legend is positioned and clipped to one pixel, as "visually hidden" text is,
# the rule fieldset_legend_valid fails with "<fieldset> element does not have a <legend>"; with the same
# legend in view, it passes.
# Surprising: browsers take the group's name from either, and the message says that the element is missing.
# The same style on the label of a field is accepted.
# To do: nothing, or name the group in words that are in view.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund accessibility-checker-engine@4.0.34 playwright-core@1.65.1 >> npm.log 2>&1
browser=${CHROME_PATH:-$(command -v chromium || command -v google-chrome)}
cat > run.mjs <<'END'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');
const hidden = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
const seen = [];
for (const style of ['', hidden]) {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1><form><fieldset><legend style="${style}">Billing</legend>` +
      '<label><input type="radio" name="a"> Monthly</label><label><input type="radio" name="a"> Yearly</label></fieldset></form></main></html>',
  );
  await page.evaluate(engine);
  const name = await page.getByRole('group', { name: 'Billing' }).count();
  const found = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results.filter(({ ruleId }) => ruleId === 'fieldset_legend_valid').map(({ value }) => value[1]);
  });
  seen.push(`${name} group named Billing, rule: ${found.join()}`);
}
await browser.close();
console.log(`in view: ${seen[0]}\nhidden: ${seen[1]}`);
process.exit(seen.join() === '1 group named Billing, rule: PASS,1 group named Billing, rule: FAIL' ? 0 : 1);
END
node run.mjs "$browser"
