/** What the forms of the CMS call what has no name in a content file; also used in the browser. */

/** The items of a file that is a list. */
export const itemsField = 'items';

/** The text of a Markdown file. */
export const bodyField = 'body';

/** Which version of its file a form was shown, a field that nobody sees. */
export const versionField = 'shownVersion';

/** Why a document is not on the site, for the list of documents. */
export const waitsField = 'notOnSite';

/** The name of the format in which forms get their data, whatever their file is. */
export const contentFormat = 'form';
