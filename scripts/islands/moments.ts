/**
 * The moments at which an island may hydrate. `resume` is at once where this device keeps something
 * for the island, under a local storage key that starts with its name; else on interaction.
 */
export const moments = ['load', 'visible', 'interaction', 'resume'] as const;

export type Moment = (typeof moments)[number];
