import { getInvestment, getPage, getSite, getSteps, list, single } from '~/lib/content';
import { plainText } from '~/lib/content/plain-text';
import { fill } from '~/lib/format/text';
import { chatLink, mailLink, telLink } from '~/lib/site/contact-links';
import { absolute, ROUTES } from '~/lib/site/url';
import { pictureFile } from '~/outputs/print/pictures';

const illustrated = <E extends { data: { title: string; description: string }; filePath?: string | undefined }>(
  entries: readonly E[],
) =>
  Promise.all(
    entries.map(async (entry) => ({
      title: entry.data.title,
      text: entry.data.description,
      picture: await pictureFile(entry),
    })),
  );

/** Everything the brochure says, from the same entries as the pages. */
export async function brochureContent() {
  const [words, home, about, franchise, contact, site] = [
    (await single('brochure', 'index')).data,
    await getPage('home'),
    await getPage('about'),
    await getPage('franchise'),
    await getPage('contact'),
    await getSite(),
  ];
  const model = await single('franchise-model', 'index');
  const { estimateFrom, estimateTo } = model.data;
  const lines = await list('inclusions');
  const { steps, title: stepsTitle } = await getSteps();
  const covered = (included: boolean) => lines.filter(({ data }) => data.included === included).map(({ data }) => data);
  return {
    words,
    labels: {
      ...franchise,
      stepsTitle,
      pourTitle: about.pourTitle,
      address: contact.address,
      phone: contact.phone,
      email: contact.email,
    },
    glassAlt: home.glassAlt,
    site,
    estimate: fill(franchise.estimate, { from: estimateFrom, to: estimateTo }),
    model: model.data,
    modelText: plainText(model.body ?? ''),
    pours: await illustrated(await list('pour-steps')),
    investment: await getInvestment(),
    included: covered(true),
    notIncluded: covered(false),
    steps: steps.map(({ data }) => ({ title: data.title, text: data.description })),
    reasons: await illustrated(await list('reasons')),
    links: {
      phone: telLink(site.phone),
      chat: chatLink(site.whatsapp, site.chat.general),
      email: mailLink(site.email),
      enquiry: absolute(ROUTES.register),
    },
  };
}

export type BrochureContent = Awaited<ReturnType<typeof brochureContent>>;
