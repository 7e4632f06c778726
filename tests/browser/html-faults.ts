/** Finds invalid HTML: in a file, or in a page after script has changed it. */
import { type ConfigData, HtmlValidate, type Report } from 'html-validate';

/** The rules for pages, and those of them that are a matter of style here. */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's style where HTML leaves a choice: <img/>, srcSet="", required="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A style rule keeps numbers on one line, so that copied ones have plain spaces.
    'tel-non-breaking': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // Not invalid HTML: writers decide whether a long title may be cut off in search results.
    'long-title': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};
const checker = new HtmlValidate(config);
// Script may set attributes that a file may not have.
const afterScript = new HtmlValidate({
  ...config,
  rules: { ...config.rules, 'no-inline-style': 'off' },
});

/** Faults in a page's file. */
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
