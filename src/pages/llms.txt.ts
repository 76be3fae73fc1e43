import type { APIRoute } from 'astro';
import { getEntries, getInvestment, getPage, getSite, getWording, today } from '~/lib/content';
import { addressText } from '~/lib/format/address';
import { formatDay } from '~/lib/format/day';
import { formatHours, formatSpecialDay, specialDaysFrom } from '~/lib/format/hours';
import { factsText } from '~/lib/format/menu-facts';
import { formatPrice } from '~/lib/format/money';
import { sentence } from '~/lib/format/text';
import { absolute, pageUrl } from '~/lib/site/url';
import { listedPages } from '~/routes';

/** The site in plain words for programs that read texts: https://llmstxt.org */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const wording = await getWording('shared');
  const { details } = await getWording('contact');
  const { list, cards } = await getWording('menu');
  const { termsChecked, chart } = await getWording('franchise');
  const home = await getPage('home');
  const franchise = await getPage('franchise');
  const products = await getPage('products');
  const special = specialDaysFrom(today, site.specialDays).map((day) => formatSpecialDay(day, wording.hours));
  const link = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;
  const pages = listedPages.map(async (page) => {
    const { title, description } = await getPage(page);
    return link(title, pageUrl(page), description);
  });
  const menu = (await getEntries('menu')).map(({ data }) => {
    const facts = factsText(data, cards);
    return `${data.name} ${formatPrice(data.price, cards.free)}${facts && ` (${facts})`}`;
  });
  const facts = [
    `${details.address}: ${addressText(site.address)}`,
    `${wording.hours.open}: ${formatHours(site.hours, wording.hours).join('; ')}`,
    ...(special.length > 0
      ? [`${wording.hours.special}: ${special.map(({ date, rule }) => `${date}, ${rule}`).join('; ')}`]
      : []),
    `${details.phone}: ${site.phone}`,
    `${details.email}: ${site.email}`,
    `${list}: ${menu.join(', ')}`,
    ...(await getEntries('terms')).map(
      ({ data }) => `${data.title}: ${sentence(data.answer)} ${termsChecked} ${formatDay(data.checkedOn)}.`,
    ),
    `${franchise.investmentTitle}: ${chart.total} ${(await getInvestment()).totalText}`,
  ];
  return new Response(`# ${site.name}

> ${home.description}

${facts.map((fact) => `- ${fact}`).join('\n')}

## ${site.name}

${(await Promise.all(pages)).join('\n')}

## ${list}

${link('menu.json', absolute('/menu.json'), products.description)}

## ${wording.navigation.franchise}

${link(franchise.brochure, absolute('/brochure.pdf'), franchise.description)}
`);
};
