import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLabels } from '../../src/labels.ts';
import { contrast } from '../../src/lib/format/colour.ts';
import { interpolate } from '../../src/lib/format/text.ts';
import { builtPages, siteUrlOf } from '../../src/publish/built-site.ts';
import { printedTexts } from '../../src/publish/price-board.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { printedColours, readPdf } from '../support/pdf.ts';
import { entries, entry, pageOf, visibleText } from './content.ts';

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
const labels = entry('pages/franchise.md');
const costs = entries('investment');
const total = costs.reduce((sum, { value }) => sum + value, 0);
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** Every figure of the brochure, as it must be printed. */
const figures: string[] = [
  ...costs.map(({ value }) => rupees(value)),
  ...costs.map(({ value }) => `${Math.round((value / total) * 100)}%`),
  rupees(total),
  ...[labels['estimate'], words['estimate']].map((estimate) =>
    estimate.replace('{from}', model['estimateFrom']).replace('{to}', model['estimateTo']),
  ),
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(model['figuresCheckedOn'])),
  ...model['facts'].map(({ value }: { value: string }) => value),
  brand['phone'],
  entry('stores/manacaud/index.md')['address'].postalCode,
];

/** Every text and title of the brochure. */
const sentences: string[] = [
  words['subtitle'],
  words['drinkText'],
  oneLine(model['body']),
  ...['taxNote', 'noGuarantee', 'officialNotice'].map((field) => model[field]),
  ...[...costs, ...entries('steps'), ...entries('reasons'), ...entries('pour-steps')].flatMap((item) => [
    item['title'],
    item['description'],
  ]),
  ...entries('terms').flatMap(({ title, answer }) => [title, answer]),
  ...model['never'],
  ...entries('inclusions').flatMap(({ title, note }) => [title, note ?? '']),
  brand['name'],
  ...entries('questions').flatMap(({ question, body }) => [question, oneLine(body)]),
  model['masterTitle'],
  model['masterText'],
  brand['email'],
];

// The reader sets a space after words that are kept on one line.
const text = oneLine(pages.join(' ')).replaceAll(' ,', ',');

it.each(figures)('the brochure has the figure %s', (figure) => expect(text).toContain(figure));
it.each(sentences)('the brochure says “%s”', (sentence) => expect(text).toContain(sentence));
it('the brochure lists what is included before what is not', () => {
  const at = (title: string) => text.indexOf(title, text.indexOf(labels['inclusionsTitle']));
  for (const { title, included } of entries('inclusions'))
    expect(at(title) < at(labels['notIncluded']), title).toBe(Boolean(included));
});
// This reader puts the signs of Malayalam in the order in which they are drawn.
it('the brochure names the drink in Malayalam', () =>
  expect([...text]).toEqual(expect.arrayContaining([...brand['drinkMl']])));

it('the brochure is two to eight A4 pages under 400 KB, in letters of ten points and more', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(pages.length).toBeLessThanOrEqual(8);
  expect(file.byteLength).toBeLessThan(400_000);
  for (const size of pdf.sizes) expect(size.map(Math.round)).toEqual([595, 842]);
  const letters = (await printedTexts(file)).flat().map(({ size }) => size);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(10);
});

it('the brochure prints each share on its part of the bar, as wide as it says, so that it can be read', async () => {
  const shares = (await printedColours(file, 3)).filter(([text]) => text.endsWith('%')).slice(0, costs.length);
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
  const parts = [words['drinkTitle'], words['reachTitle']];
  for (const key of ['modelTitle', 'investmentTitle', 'inclusionsTitle', 'reasonsTitle', 'questionsTitle'])
    parts.push(labels[key]);
  parts.push(interpolate(labels['stepsTitle'], { n: entries('steps').length }));
  for (const part of parts) expect(pdf.bookmarks).toContain(part);
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
    defaultLabels.franchise.brochureSize.replace('{pages}', String(pages.length)).replace('{size}', kilobytes),
  );
});
