import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labels } from '../../src/labels.ts';
import { siteUrlOf } from '../../src/publish/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { printedTexts, readPdf } from '../support/pdf.ts';
import { type Entry, entries, entry, pageOf, visibleText } from './content.ts';

const file = readFileSync(join(FIXTURE_SITE, 'brochure.pdf'));
const pdf = await readPdf(file);
/** Joins lines, and words broken after a hyphen; keeps the words of a link. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\w-) (?=\w)/g, '')
    .replace(/\[(.*?)\]\(.*?\)/g, '$1');
const brand = entry('site/index.md');
const model = entry('franchise-model/index.md');
const copy = entry('pages/franchise.md');
const costs = entries('investment');
const total = costs.reduce((sum, { value }) => sum + value, 0);
const shares = costs.map(({ value }) => `${Math.round((value / total) * 100)}%`);
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const titled = ({ title, description, note = '' }: Entry) => `${title} ${description ?? note}`;

/** Texts that the brochure must contain; a list is one text, so that its order counts. */
const expectedTexts: string[] = [
  [...copy['heading'], labels.brochure.title],
  [entry('pages/home.md')['drinkName'], model['drinkText']],
  entries('pour-steps').map(titled),
  [copy['modelTitle'], oneLine(model['body'])],
  model['facts'].flatMap(({ label, value }: Entry) => [label, value]),
  costs.flatMap((cost, at) => [titled(cost), shares[at], rupees(cost['value'])]),
  [labels.chart.total, rupees(total)],
  [model['taxNote'], labels.franchise.sharesRounded, model['noGuarantee']],
  ...[true, false].map((wanted) =>
    entries('inclusions')
      .filter(({ included = false }) => included === wanted)
      .map(titled),
  ),
  entries('steps').map((step, at) => `${at + 1} ${titled(step)}`),
  [model['masterTitle'], model['masterText'], copy['masterButton'], brand['whatsapp']],
  entries('reasons').map(titled),
  entries('questions').flatMap(({ question, body }) => [question, oneLine(body)]),
  ...entries('terms').flatMap(({ title, answer }) => [title, answer ?? '']),
  model['never'],
  model['officialNotice'],
].map((part) => [part].flat().join(' '));

// The PDF reader adds a space after text that does not wrap.
const printed = oneLine(pdf.pages.join(' ')).replaceAll(' ,', ',');

it.each(expectedTexts)('the brochure contains “%s”', (text) => expect(printed).toContain(text));

it('the brochure is at most eight A4 pages under 400 KB, in letters of ten points and more', async () => {
  expect(pdf.pages.length).toBeLessThanOrEqual(8);
  expect(file.byteLength).toBeLessThan(400_000);
  for (const size of pdf.sizes) expect(size.map(Math.round)).toEqual([595, 842]);
  const sizes = (await printedTexts(file)).flat().map(({ size }) => size);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
});

it('the brochure is tagged, titled, has a language and bookmarks', () => {
  expect(pdf.info).toMatchObject({
    Language: 'en-IN',
    Title: `${labels.brochure.title}: ${brand['name']}`,
    Author: brand['name'],
  });
  for (const title of ['modelTitle', 'investmentTitle', 'reasonsTitle', 'questionsTitle'])
    expect(pdf.bookmarks).toContain(copy[title]);
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
    expect(pdf.tags).toContain(tag);
});

it('the brochure links to phone, chat, e-mail, the enquiry form and the master-franchise chat', () => {
  const digits = (phone: string) => phone.replace(/\D/g, '');
  expect(pdf.urls).toContain(`tel:+${digits(brand['phone'])}`);
  expect(pdf.urls).toContain(`mailto:${brand['email']}`);
  expect(pdf.urls).toContain(`${siteUrlOf(FIXTURE_SITE).href.replace(/\/$/, '')}/register`);
  const chats = pdf.urls.filter((url) => url.startsWith(`https://wa.me/${digits(brand['whatsapp'])}?text=`));
  expect(chats).toHaveLength(2);
  expect(chats.map((url) => new URL(url).searchParams.get('text'))).toContain(brand['chat'].masterFranchise);
});

it('the franchise page offers the brochure with its size and pages', () => {
  const page = pageOf(builtPages(FIXTURE_SITE), '/franchise');
  expect(page.document.querySelector('a[download][href$="/brochure.pdf"]')).toBeTruthy();
  const size = `${Math.ceil(file.byteLength / 1024)} KB`;
  const offer = labels.franchise.brochureSize.replace('{pages}', String(pdf.pages.length)).replace('{size}', size);
  expect(visibleText(page)).toContain(offer);
});
