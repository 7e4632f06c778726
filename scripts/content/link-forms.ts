/** What a link looks like: a route of the site, an anchor, or an https, mailto or tel address. */
export const linkForms = /^(\/(?!\/)\S*|#\S+|(https:\/\/|mailto:|tel:)\S+)$/;

/** The same in words. */
export const linkPlaces = 'a link: /route/, /route/#anchor, #anchor, https://…, mailto:… or tel:…';
