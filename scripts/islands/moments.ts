/** The moments at which an island may hydrate. */
export const moments = ['load', 'idle', 'visible', 'interaction'] as const;

export type Moment = (typeof moments)[number];
