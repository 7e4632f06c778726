/** Finds what is not valid in HTML: in a file, or in a page as script has left it. */
import { type ConfigData, HtmlValidate, type Report } from 'html-validate';

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
    // No fault of HTML: where search engines cut a title is for its writer to weigh.
    'long-title': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};
const checker = new HtmlValidate(config);
// Script may set what a file may not.
const afterScript = new HtmlValidate({
  ...config,
  rules: { ...config.rules, 'no-inline-style': 'off' },
});

/** Faults in the file of a page. */
export const findFileFaults = async (file: string): Promise<string[]> =>
  tell(await checker.validateFile(file));

/** Faults in the serialized document of a page in the browser. */
export const findDocumentFaults = async (html: string): Promise<string[]> =>
  tell(await afterScript.validateString(html));

function tell({ results }: Report): string[] {
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
