import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { siteFolder } from './site.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes what HTML leaves open: <img/>, srcSet="", required="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A style rule keeps numbers on one line, so that a copied one has plain spaces.
    'tel-non-breaking': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};
const checker = new HtmlValidate(config);

describe('the file of every page is valid HTML', () => {
  test.for(pageAddresses(siteFolder))('%s', async (address) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const { results } = await checker.validateFile(join(siteFolder, file));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
});
