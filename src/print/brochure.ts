import {
  getEntries,
  getInvestment,
  getPage,
  getSingleton,
  getSite,
  getSteps,
  getTerms,
  getWording,
} from '~/lib/content';
import { plainText } from '~/lib/content/plain-text';
import { addressText, streetText } from '~/lib/format/address';
import { readableOn } from '~/lib/format/colour';
import { formatDay } from '~/lib/format/day';
import { interpolate } from '~/lib/format/text';
import { mailLink } from '~/lib/site/contact-links';
import { PALETTE } from '~/lib/site/palette';
import { chatLink, telLink } from '~/lib/site/phone-links';
import { pageUrl } from '~/lib/site/url';
import { entryImage } from './images';
import { type PrintInput, toPdf } from './typst';

/** The entries of a list with title, text and image. */
const illustrated = async (collection: 'pour-steps' | 'reasons') =>
  Promise.all(
    (await getEntries(collection)).map(async (entry) => ({
      title: entry.data.title,
      text: entry.data.description,
      image: await entryImage(entry),
    })),
  );

/** The date of a document: Typst's own words for a day such as `2026-11-20`. */
const dateOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month, day: date };
};

/** What the brochure prints, from the same entries as the pages. */
export async function brochureInput(): Promise<PrintInput> {
  const words = (await getSingleton('brochure', 'index')).data;
  const modelEntry = await getSingleton('franchise-model', 'index');
  const model = modelEntry.data;
  const page = await getPage('franchise');
  const labels = await getWording('franchise');
  const { glassAlt } = await getPage('home');
  const { pourTitle } = await getPage('about');
  const { details } = await getWording('contact');
  const site = await getSite();
  const estimate = { from: model.estimateFrom, to: model.estimateTo };
  const investment = await getInvestment();
  const lines = (await getEntries('inclusions')).map(({ data: { included, title, note } }) => ({
    included,
    title,
    text: note ?? null,
  }));
  const { steps, title: stepsTitle } = await getSteps();
  const pours = await illustrated('pour-steps');
  const reasons = await illustrated('reasons');
  const named = <T extends { image: { path: string } }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, image: item.image.path }));
  const terms = await getTerms();
  const checkedOn = (day: string) => `${labels.termsChecked} ${formatDay(day)}`;
  const checked = `${labels.figuresChecked}: ${formatDay(model.figuresCheckedOn)}`;
  const data = {
    title: words.title,
    description: words.description,
    author: site.name,
    // The only date, so that the same content gives the same bytes.
    date: dateOf(model.figuresCheckedOn),
    name: site.name,
    pageOf: words.pageOf,
    drinkMl: site.drinkMl,
    heading: words.heading,
    subtitle: words.subtitle,
    coverEstimate: interpolate(words.estimate, estimate),
    taxNote: model.taxNote,
    glassAlt,
    town: `${streetText(site.address)}, ${site.address.city}, ${site.address.region}`,
    checked,
    drink: { title: words.drinkTitle, text: words.drinkText, pourTitle },
    pours: named(pours),
    model: {
      title: page.modelTitle,
      text: await plainText(modelEntry.body ?? ''),
      shopAlt: page.shopAlt,
      facts: model.facts,
    },
    costs: {
      title: page.investmentTitle,
      intro: page.intro,
      estimate: interpolate(page.estimate, estimate),
      item: words.costItem,
      share: words.costShare,
      amount: words.costAmount,
      lines: investment.lines.map(({ title, description, colour, value, share, valueText }) => ({
        title,
        text: description,
        colour,
        on: readableOn(colour, PALETTE.milk, PALETTE.ink),
        part: value / Math.max(1, investment.total),
        share: `${share}%`,
        amount: valueText,
      })),
      total: labels.chart.total,
      sum: investment.totalText,
      notes: [model.taxNote, page.sharesNote, model.noGuarantee],
    },
    inclusions: {
      title: page.inclusionsTitle,
      lists: [
        { title: page.included, included: true, items: lines.filter(({ included }) => included) },
        { title: page.notIncluded, included: false, items: lines.filter(({ included }) => !included) },
      ].filter(({ items }) => items.length > 0),
    },
    steps: { title: stepsTitle, items: steps.map(({ data }) => ({ title: data.title, text: data.description })) },
    master: {
      title: model.masterTitle,
      text: model.masterText,
      link: page.masterButton,
      url: chatLink(site.whatsapp, site.chat.masterFranchise),
    },
    reasons: { title: page.reasonsTitle, items: named(reasons) },
    questions: {
      title: page.questionsTitle,
      items: await Promise.all(
        (await getEntries('questions')).map(async ({ data, body }) => ({
          title: data.question,
          text: await plainText(body ?? ''),
        })),
      ),
    },
    terms: {
      title: page.termsTitle,
      open: {
        title: labels.notDecided,
        text: page.undecidedText,
        checked: terms.openOn ? checkedOn(terms.openOn) : '',
        items: terms.open.map(({ data }) => data.title),
      },
      decided: terms.decided.map(({ data: { title, answer, checkedOn: day } }) => ({
        title,
        answer,
        checked: checkedOn(day),
      })),
    },
    never: { title: model.neverTitle, items: (model.never ?? []).map((title) => ({ title, text: null })) },
    reach: {
      title: words.reachTitle,
      text: words.reachText,
      rows: [
        [details.phone, site.phone, telLink(site.phone)],
        [words.chat, site.whatsapp, chatLink(site.whatsapp, interpolate(site.chat.general, { page: words.subtitle }))],
        [details.email, site.email, mailLink(site.email)],
        [words.website, pageUrl('register'), pageUrl('register')],
      ],
      address: `${site.name}, ${addressText(site.address)}`,
      officialTitle: page.officialTitle,
      officialNotice: model.officialNotice,
    },
  };
  return { template: 'brochure', data, images: [...pours, ...reasons].map(({ image }) => image) };
}

let built: ReturnType<typeof print> | undefined;
const print = async () => toPdf(await brochureInput());

/** The brochure as a tagged PDF, made once per build. @throws as `toPdf` does */
export async function brochure(): ReturnType<typeof print> {
  // The content changes while the development server runs.
  if (import.meta.env.DEV) return print();
  built ??= print();
  return built;
}

/** Number of pages and size of the brochure, for the download link; `sizeText` is like `182 KB`. */
export async function brochureFacts(): Promise<{ pages: number; sizeText: string }> {
  const { data, pages } = await brochure();
  return { pages, sizeText: `${Math.ceil(data.byteLength / 1024)} KB` };
}
