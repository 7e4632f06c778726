import { z } from 'zod';
import { picture, text } from '#content';
import { beforeSchema } from './before.ts';
import { sampleFlag } from './sample.ts';

export const boardMemberSchema = z.strictObject({
  location: text()
    .describe('City and country where the member works, such as Nairobi, Kenya.')
    .meta({ title: 'City and country' }),
  description: text()
    .describe('A quote from the member, in one or two sentences, without quotation marks.')
    .meta({ title: 'Quote' }),
  clientName: text().describe('Full name of the member.').meta({ title: 'Name' }),
  clientRole: text()
    .describe('Role on the board, such as Board Chair.')
    .meta({ title: 'Role on the board' }),
  imgSrc: picture({ width: 600, height: 720 })
    .describe('Portrait, cropped to 5:6. A photograph should be at least 1200 px wide.')
    .meta({ title: 'Portrait' }),
  imgAlt: text()
    .describe('Describes the portrait to people who cannot see it.')
    .meta({ title: 'Description of the portrait' }),
  before: beforeSchema,
  sample: sampleFlag,
});

export type BoardMember = z.infer<typeof boardMemberSchema>;
