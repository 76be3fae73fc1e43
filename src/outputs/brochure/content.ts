import { getInvestment, getPage, getSite, getSteps, list, single } from '~/lib/content';
import { plainText } from '~/lib/content/plain-text';
import { fill } from '~/lib/format/text';
import { chatLink, mailLink, telLink } from '~/lib/site/contact-links';
import { absolute, ROUTES } from '~/lib/site/url';
import { imageFile } from '~/outputs/print/images';

/** The entries of a list with title, description and image. */
const illustrated = async (collection: 'pour-steps' | 'reasons') =>
  Promise.all(
    (await list(collection)).map(async (entry) => ({
      title: entry.data.title,
      text: entry.data.description,
      image: await imageFile(entry),
    })),
  );

/** The content of the brochure, from the same entries as the pages. */
export async function brochureContent() {
  const words = (await single('brochure', 'index')).data;
  const modelEntry = await single('franchise-model', 'index');
  const model = modelEntry.data;
  const [labels, homePage, site] = [await getPage('franchise'), await getPage('home'), await getSite()];
  const { pourTitle } = await getPage('about');
  const { address, phone, email } = await getPage('contact');
  const { estimateFrom: from, estimateTo: to } = model;
  const lines = (await list('inclusions')).map(({ data }) => data);
  const { steps, title: stepsTitle } = await getSteps();
  return {
    words,
    labels: { ...labels, stepsTitle, pourTitle, address, phone, email },
    metadata: { title: words.title, description: words.description, author: site.name },
    alts: { glass: homePage.glassAlt, shop: labels.shopAlt },
    site,
    estimate: fill(labels.estimate, { from, to }),
    coverEstimate: fill(words.estimate, { from, to }),
    model,
    modelText: await plainText(modelEntry.body ?? ''),
    pours: await illustrated('pour-steps'),
    investment: await getInvestment(),
    included: lines.filter(({ included }) => included),
    notIncluded: lines.filter(({ included }) => !included),
    steps: steps.map(({ data }) => ({ title: data.title, text: data.description })),
    reasons: await illustrated('reasons'),
    questions: await Promise.all(
      (await list('questions')).map(async ({ data, body }) => ({
        title: data.question,
        text: await plainText(body ?? ''),
      })),
    ),
    terms: (await list('terms')).map(({ data }) => data),
    links: {
      phone: telLink(site.phone),
      chat: chatLink(site.whatsapp, fill(site.chat.general, { page: words.subtitle })),
      masterFranchise: chatLink(site.whatsapp, site.chat.masterFranchise),
      email: mailLink(site.email),
      enquiry: absolute(ROUTES.register),
    },
  };
}

export type BrochureContent = Awaited<ReturnType<typeof brochureContent>>;
