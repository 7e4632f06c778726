import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from './sample.ts';

export const boardMemberSchema = z.strictObject({
  location: text().describe('City and country in which the member works.'),
  description: text().describe("The member's own words, one or two sentences, without quotes."),
  clientName: text().describe('Full name of the member.'),
  clientRole: text().describe('Role on the board.'),
  imgSrc: picture({ width: 600, height: 720 }).describe('The portrait.'),
  imgAlt: text().describe('What the portrait shows, for people who cannot see it.'),
  sample: sampleFlag,
});

export type BoardMember = z.infer<typeof boardMemberSchema>;
