import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const factSchema = z.strictObject({
  label: text().describe('What a tender form calls it, such as "Tax identification number".'),
  value: text().describe('The fact.'),
  note: text().optional().describe('What belongs to it, such as who issued it.'),
  until: z.iso
    .date()
    .optional()
    .describe('Last day on which it is valid. --release refuses a day that is past.'),
  sample: sampleFlag,
});

const groupSchema = z.strictObject({
  title: text().describe('What the facts are about, such as "Insurance".'),
  facts: z.array(factSchema).min(1, 'at least one').describe('The facts, in order.'),
});

const statementSchema = z.strictObject({
  slug: slug().describe('Its place on the page: /procurement/#statement-conflicts.'),
  title: text().describe('Title of the statement.'),
  text: text().describe('The statement, as the firm signs it.'),
  sample: sampleFlag,
});

const refereeSchema = z.strictObject({
  name: text().describe('Full name.'),
  role: text().describe(
    'What the person was to the work, and where. The name of a case in it leads to the case.',
  ),
  sample: sampleFlag,
});

/** What a procurement officer has to write into a form, at /procurement/. */
export const procurementSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  registration: z
    .strictObject({
      number: text().describe('Number of the firm in the register of companies.'),
      register: text().describe('Name of the register and its place.'),
      sample: sampleFlag,
    })
    .describe('Printed on every page, and at the foot of the site.'),
  groups: z.array(groupSchema).describe('Facts by subject. Without any, there is no such page.'),
  statements: z.array(statementSchema).describe('What the firm declares.'),
  referees: z.array(refereeSchema).describe('People who can be asked about the firm.'),
  words: z
    .strictObject({
      identity: text().describe('Heading above the facts that are known from site.yaml.'),
      legalName: text().describe('Label of the name in the register.'),
      registration: text().describe('Label of the number in the register.'),
      founded: text().describe('Label of the year in which the firm was founded.'),
      address: text().describe('Label of the registered address.'),
      website: text().describe('Label of the address of this site.'),
      facts: text().describe('Heading above all facts.'),
      statements: text().describe('Heading above the statements.'),
      referees: text().describe('Heading above the referees.'),
      refereesText: text().describe('What a buyer should know before asking them.'),
      until: text().describe('After a fact. {date} is the last day on which it is valid.'),
      print: text().describe('Button that prints the page.'),
    })
    .describe('Words of the page.'),
});

export type Procurement = z.infer<typeof procurementSchema>;
