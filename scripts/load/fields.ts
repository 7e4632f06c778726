import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import { z } from 'zod';

/** What a link looks like: a route of the site, an anchor, or an https, mailto or tel address. */
const linkForms = /^(\/(?!\/)\S*|#\S+|(https:\/\/|mailto:|tel:)\S+)$/;

/** The same in words. */
export const linkPlaces = 'a link: /route/, /route/#anchor, #anchor, https://…, mailto:… or tel:…';

/**
 * The name of a file in `content/pictures`, wrapped so that the loader can find and check it, and the
 * size in pixels that large screens show it at.
 */
export const pictureName = z.object({
  picture: z.string(),
  shown: z.object({ width: z.number(), height: z.number() }).optional(),
});

export type PictureName = z.infer<typeof pictureName>;

/** A non-empty text; white space around it is dropped, and its quotation marks are set. */
export const text = () => z.string().trim().min(1, 'a text that is not empty').overwrite(setQuotes);

/** What a mark stands behind where it opens a quotation; nothing at the beginning of a text. */
const opensBehind = /^[\s([{\u2014\u2013\u201c\u2018]?$/;

/** Straight apostrophes and quotation marks, as a keyboard has them, in the forms of print. */
export function setQuotes(text: string): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const opens = opensBehind.test(text.charAt(at - 1));
    if (mark === '"') return opens ? '“' : '”';
    return opens ? '‘' : '’';
  });
}

/** A place to go: a route of the site, an anchor, or an https, mailto or tel address. */
export const link = () => z.string().regex(linkForms, linkPlaces);

/**
 * A picture in `content/pictures`, named with its ending. Of a photograph smaller than it is `shown` on
 * large screens, in pixels, builds warn.
 */
export const picture = (shown?: PictureName['shown']) =>
  z
    .string()
    .regex(/\.(svg|png|jpe?g)$/i, 'the name of an svg, png or jpg file in content/pictures')
    // A name typed on one system and a file written by another may spell an umlaut in two ways.
    .transform((name): PictureName => ({ picture: name.normalize(), ...(shown && { shown }) }));

/** Every icon name, as one schema that JSON Schemas can refer to. */
export const iconName = z.enum(Object.keys(iconNodes));

/** The name of a Lucide icon. */
export const icon = () => iconName;
