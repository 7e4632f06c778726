/** A firm may have no mail service on purpose: its form opens the visitor's e-mail program. */
import { beforeAll, describe, expect, test } from 'vitest';
import { trusted } from '../../content/index.ts';
import { type EnquiryService, enquiryServiceSchema } from '../../content/schema/enquiry-service.ts';
import { decodeEntities } from '../../scripts/finish/facts.ts';
import { content } from '../site-content.ts';
import { copyFirmSite, type SiteCopy } from './site-copy.ts';

/** Writes the entry of the mail service of a firm, which may have none. */
function writeEnquiry(site: SiteCopy, entry: string): void {
  const facts = site.read('content/site.yaml').replace(/^enquiry:.*(\n .*)*\n?/m, '');
  site.write('content/site.yaml', `${facts.trimEnd()}\n${entry}\n`);
}

describe('with `enquiry: none`', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = copyFirmSite();
    writeEnquiry(site, 'enquiry: none');
    await site.build();
  });

  test('the form has a notice that says who sends the message, and is no warning', () => {
    const page = site.published('contact/index.html');
    const [, notice = ''] = /data-notice="noKeys">(.+?)<\/div><\/div>/s.exec(page) ?? [];
    expect(decodeEntities(notice)).toContain(content.contact.states.noKeys.title);
    expect(notice).toContain('data-tone="calm"');
  });

  test('the button says so before its script, and otherwise sends', {
    tags: 'nightly',
  }, async () => {
    const words = (page: string) => /<button type="submit".*?<\/button>/s.exec(page)?.[0];
    const { mail } = content.contact.states.actions;
    expect(words(site.published('contact/index.html'))).toContain(mail);
    writeEnquiry(site, 'enquiry: {}');
    await site.build();
    expect(words(site.published('contact/index.html'))).not.toContain(mail);
  });

  test('no page may connect to a mail service', () => {
    const { analytics: _, ...site } = content.site;
    const connect = (enquiry: EnquiryService) =>
      trusted({ ...content, site: { ...site, enquiry } }).connect;
    expect(connect({ none: true })).toEqual([]);
    expect(connect({})).toHaveLength(1);
  });
});

test('`none: true`, as forms write it, means the same, and `none: false` nothing', () => {
  expect(enquiryServiceSchema.parse({ none: true })).toEqual(enquiryServiceSchema.parse('none'));
  expect(enquiryServiceSchema.parse({ none: false })).toEqual(enquiryServiceSchema.parse({}));
});

test('a word other than none is refused with its place and the word that was meant', {
  tags: 'nightly',
}, async () => {
  const site = copyFirmSite();
  writeEnquiry(site, 'enquiry: nome');
  const line = site.read('content/site.yaml').split('\n').indexOf('enquiry: nome') + 1;
  const problem = { file: 'content/site.yaml', line, field: 'enquiry', nearest: 'none' };
  await expect(site.load()).rejects.toMatchObject({ problems: [problem] });
});
