import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labels } from '../../src/labels.ts';
import { contrast } from '../../src/lib/format/colour.ts';
import { interpolate } from '../../src/lib/format/text.ts';
import { siteUrlOf } from '../../src/publish/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { printedColours, printedTexts, readPdf } from '../support/pdf.ts';
import { type Entry, entries, entry, pageOf, visibleText } from './content.ts';

const path = join(FIXTURE_SITE, 'brochure.pdf');
const file = readFileSync(path);
const pdf = await readPdf(file);
const { pages } = pdf;
/** Joins lines, and words broken after a hyphen. Of a link its words are printed. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\w-) (?=\w)/g, '')
    .replace(/\[(.*?)\]\(.*?\)/g, '$1');
const brand = entry('site/index.md');
const model = entry('franchise-model/index.md');
const words = entry('brochure/index.md');
const copy = entry('pages/franchise.md');
const costs = entries('investment');
const total = costs.reduce((sum, { value }) => sum + value, 0);
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

const day = (written: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(written));
const [coverEstimate, estimate] = [words, copy].map((texts) =>
  texts['estimate'].replace('{from}', model['estimateFrom']).replace('{to}', model['estimateTo']),
);
const shares = costs.map(({ value }) => `${Math.round((value / total) * 100)}%`);
const titled = ({ title, description, note = '' }: Entry) => `${title} ${description ?? note}`;
const inclusions = (wanted: boolean) => entries('inclusions').filter(({ included = false }) => included === wanted);
const { address } = entry('stores/manacaud/index.md');
const town = `${address.street}, ${address.city}, ${address.region}`;
const { brochure: own, chart, contact, franchise } = labels;
const checked = `${franchise.figuresChecked}: ${day(model['figuresCheckedOn'])}`;

/** Every text of the brochure: of a part, and of a list, in one piece and in order. */
const sentences: string[] = [
  [...words['heading'], words['subtitle'], coverEstimate, model['taxNote'], brand['name'], town, checked],
  [words['drinkTitle'], words['drinkText']],
  entries('pour-steps').map(titled),
  [copy['modelTitle'], oneLine(model['body'])],
  model['facts'].flatMap(({ label, value }: Entry) => [label, value]),
  [copy['intro'], estimate, ...shares, own.item, own.share, own.amount],
  [
    ...costs.flatMap((cost, at) => [titled(cost), shares[at], rupees(cost['value'])]),
    ...[chart.total, rupees(total), checked, model['taxNote'], copy['sharesNote'], model['noGuarantee']],
  ],
  [copy['included'], ...inclusions(true).map(titled), copy['notIncluded'], ...inclusions(false).map(titled)],
  entries('steps').map((step, at) => `${at + 1} ${titled(step)}`),
  [model['masterTitle'], model['masterText'], copy['masterButton'], brand['whatsapp']],
  entries('reasons').map(titled),
  entries('questions').flatMap(({ question, body }) => [question, oneLine(body)]),
  ...entries('terms').flatMap(({ title, answer }) => [title, answer ?? '']),
  brand['ask'].title,
  model['never'],
  [contact.phone, brand['phone'], franchise.officialChat, brand['whatsapp'], contact.email, brand['email']],
  model['officialNotice'],
  `${brand['name']} ${interpolate(own.page, { n: 2, total: pages.length })}`,
].map((part) => [part].flat().join(' '));

// The reader sets a space after words that are kept on one line.
const text = oneLine(pages.join(' ')).replaceAll(' ,', ',');

it.each(sentences)('the brochure says “%s”', (sentence) => expect(text).toContain(sentence));
// This reader puts the signs of Malayalam in the order in which they are drawn.
it('the brochure names the drink in Malayalam', () =>
  expect([...text]).toEqual(expect.arrayContaining([...brand['drinkMl']])));

it('the brochure is at most eight A4 pages under 400 KB, in letters of ten points and more', async () => {
  expect(pages.length).toBeLessThanOrEqual(8);
  expect(file.byteLength).toBeLessThan(400_000);
  for (const size of pdf.sizes) expect(size.map(Math.round)).toEqual([595, 842]);
  const letters = (await printedTexts(file)).flat().map(({ size }) => size);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(10);
});

it('the brochure prints each share on its part of the bar, as wide as it says, so that it can be read', async () => {
  const printed = await printedColours(file, 3);
  for (const [text, colour] of printed.filter(([text]) => text.startsWith('₹')))
    expect(contrast('#ffffff', colour), text).toBeGreaterThan(4.5);
  const shares = printed.filter(([text]) => text.endsWith('%')).slice(0, costs.length);
  expect(shares).toHaveLength(costs.length);
  for (const [at, [share, colour]] of shares.entries())
    expect(contrast(costs[at]?.['colour'], colour), share).toBeGreaterThan(4.5);
  const [, , texts = []] = await printedTexts(file);
  const lefts = shares.map(([share]) => texts.find(({ text }) => text === share)?.left ?? 0);
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = lefts;
  expect(second - first).toBeGreaterThan(2 * (fifth - fourth));
});

it('the brochure spreads the sections of a page that they do not fill', async () => {
  const [, , , texts = []] = await printedTexts(file);
  const aboveFooter = texts.map(({ baseline }) => baseline).filter((baseline) => baseline > 60);
  expect(Math.min(...aboveFooter)).toBeLessThan(140);
});

it('the brochure is tagged, titled, has a language and a bookmark for each part', () => {
  expect(pdf.info).toMatchObject({ Language: 'en-IN', Title: words['title'], Author: brand['name'] });
  const titles = ['modelTitle', 'investmentTitle', 'inclusionsTitle', 'reasonsTitle', 'questionsTitle'];
  const steps = interpolate(copy['stepsTitle'], { n: entries('steps').length });
  for (const part of [words['drinkTitle'], words['reachTitle'], steps, ...titles.map((title) => copy[title])])
    expect(pdf.bookmarks).toContain(part);
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
    expect(pdf.tags).toContain(tag);
});

it('the brochure links to phone, chat, e-mail, the enquiry form and the master-franchise chat', () => {
  const digits = (phone: string) => phone.replace(/\D/g, '');
  const { urls } = pdf;
  expect(urls).toContain(`tel:+${digits(brand['phone'])}`);
  expect(urls).toContain(`mailto:${brand['email']}`);
  expect(urls.some((url) => url.startsWith(`https://wa.me/${digits(brand['whatsapp'])}?text=`))).toBe(true);
  const texts = urls.map((url) => new URL(url).searchParams.get('text')).filter((said) => said !== null);
  expect(texts).toHaveLength(2);
  expect(texts).toContain(brand['chat'].masterFranchise);
  expect(urls).toContain(`${siteUrlOf(FIXTURE_SITE).href.replace(/\/$/, '')}/register`);
});

it('the brochure is offered on the franchise page with its size and pages', () => {
  const page = pageOf(builtPages(FIXTURE_SITE), '/franchise');
  const link = page.document.querySelector('a[download][href$="/brochure.pdf"]');
  expect(link).toBeTruthy();
  const kilobytes = `${Math.ceil(file.byteLength / 1024)} KB`;
  expect(visibleText(page)).toContain(
    labels.franchise.brochureSize.replace('{pages}', String(pages.length)).replace('{size}', kilobytes),
  );
});
