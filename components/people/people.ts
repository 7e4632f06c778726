import type { Content } from '../../content/index.ts';

/** Somebody who leads a practice. */
export type Lead = Content['practices'][number]['lead'] & {
  /** The practices that this person leads: their slugs and titles. */
  leads: { slug: string; title: string }[];
};

/** Those who lead practices, in the order of the services, each once. */
export function practiceLeads({ services, practices }: Content): Lead[] {
  const leads = new Map<string, Lead>();
  for (const { slug, title } of services) {
    const lead = practices.find((practice) => practice.slug === slug)?.lead;
    if (!lead) continue;
    const known = leads.get(lead.name) ?? { ...lead, leads: [] };
    known.leads.push({ slug, title });
    leads.set(lead.name, known);
  }
  return [...leads.values()];
}

/** What somebody has written, by name. */
export const writtenBy = (name: string, { insights }: Content) =>
  insights.filter(({ author }) => author === name);

/** Whether the site has a page of people. */
export const hasPeople = ({ board, practices }: Pick<Content, 'board' | 'practices'>) =>
  board.length > 0 || practices.length > 0;

/** The portrait of somebody on the board or at the head of a practice, by name. */
export function portraitOf(name: string, { board, practices }: Content) {
  const member = board.find(({ clientName }) => clientName === name);
  return member?.imgSrc ?? practices.find(({ lead }) => lead.name === name)?.lead.portrait;
}
