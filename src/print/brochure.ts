import { labels } from '~/labels';
import { getEntries, getInvestment, getPage, getSingleton, getSite, getSteps, getTerms } from '~/lib/content';
import { plainText } from '~/lib/content/plain-text';
import { addressText, streetText } from '~/lib/format/address';
import { readableOn } from '~/lib/format/colour';
import { formatDay } from '~/lib/format/day';
import { interpolate } from '~/lib/format/text';
import { mailLink } from '~/lib/message';
import { PALETTE } from '~/lib/site/palette';
import { chatLink, telLink } from '~/lib/site/phone-links';
import { pageUrl } from '~/lib/site/url';
import { entryImage } from './images';
import { type PrintInput, toPdf } from './typst';

/** Returns the entries of a list, with the paths of their images. */
async function illustrated(collection: 'pour-steps' | 'reasons') {
  const entries = await getEntries(collection);
  const images = await Promise.all(entries.map(entryImage));
  return { items: entries.map(({ data }, index) => ({ ...data, image: images[index]?.path })), images };
}

/** Returns the data of the brochure. */
export async function brochureInput(): Promise<PrintInput> {
  const { data: model, body } = await getSingleton('franchise-model', 'index');
  const page = await getPage('franchise');
  const site = await getSite();
  const estimate = { from: model.estimateFrom, to: model.estimateTo };
  const investment = await getInvestment();
  const { steps, title: stepsTitle } = await getSteps();
  const pours = await illustrated('pour-steps');
  const reasons = await illustrated('reasons');
  const terms = await getTerms();
  const checkedOn = (day: string) => `${labels.franchise.termsChecked} ${formatDay(day)}`;
  const [year, month, day] = model.figuresCheckedOn.split('-').map(Number);
  const data = {
    title: `${labels.brochure.title}: ${site.name}`,
    model: { ...model, text: plainText(body ?? ''), never: model.never ?? [] },
    page: { ...page, estimate: interpolate(page.estimate, estimate), stepsTitle },
    labels: {
      ...labels.brochure,
      ...labels.drawings,
      total: labels.chart.total,
      sharesRounded: labels.franchise.sharesRounded,
    },
    site: { name: site.name, drinkMl: site.drinkMl },
    drinkName: (await getPage('home')).drinkName,
    pourTitle: (await getPage('about')).pourTitle,
    // Not the day of the build, so that the same content gives the same bytes.
    date: { year, month, day },
    town: `${streetText(site.address)}, ${site.address.city}, ${site.address.region}`,
    address: `${site.name}, ${addressText(site.address)}`,
    checked: `${labels.franchise.figuresChecked}: ${formatDay(model.figuresCheckedOn)}`,
    pours: pours.items,
    reasons: reasons.items,
    steps: steps.map(({ data }) => data),
    costs: investment.lines.map((line) => ({
      ...line,
      on: readableOn(line.colour, PALETTE.milk, PALETTE.ink),
      part: line.value / Math.max(1, investment.total),
      share: `${line.share}%`,
    })),
    sum: investment.totalText,
    inclusions: (await getEntries('inclusions')).map(({ data }) => ({ ...data, description: data.note })),
    questions: (await getEntries('questions')).map(({ data, body }) => ({
      title: data.question,
      description: plainText(body ?? ''),
    })),
    ask: site.ask,
    open: terms.open.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ entry }) => entry.data.title),
    })),
    answered: terms.answered.map(({ data }) => ({ ...data, checked: data.checkedOn ? checkedOn(data.checkedOn) : '' })),
    masterUrl: chatLink(site.whatsapp, site.chat.masterFranchise),
    masterNumber: site.whatsapp,
    reach: [
      [labels.contact.phone, site.phone, telLink(site.phone)],
      [
        labels.franchise.officialChat,
        site.whatsapp,
        chatLink(site.whatsapp, interpolate(site.chat.general, { page: labels.brochure.title })),
      ],
      [labels.contact.email, site.email, mailLink(site.email)],
      [labels.brochure.website, pageUrl('register'), pageUrl('register')],
    ],
  };
  return { template: 'brochure', data, images: [...pours.images, ...reasons.images] };
}

let built: ReturnType<typeof print> | undefined;
const print = async () => toPdf(await brochureInput());

/** Prints the brochure, once per build. @throws as `toPdf` */
export function brochure(): ReturnType<typeof print> {
  if (import.meta.env.DEV || !built) built = print();
  return built;
}

/** Returns the number of pages and the size of the brochure, such as `182 KB`; undefined in development, to save time. */
export async function brochureFacts(): Promise<{ pages: number; sizeText: string } | undefined> {
  if (import.meta.env.DEV) return undefined;
  const { data, pages } = await brochure();
  return { pages, sizeText: `${Math.ceil(data.byteLength / 1024)} KB` };
}
