import type { APIRoute } from 'astro';
import { getEntries, getInvestment, getPage, getSite, getWording, today } from '~/lib/content';
import { addressText } from '~/lib/format/address';
import { formatDay } from '~/lib/format/day';
import { formatHours, formatSpecialDay, specialDaysFrom } from '~/lib/format/hours';
import { factsText } from '~/lib/format/menu-facts';
import { formatPrice } from '~/lib/format/money';
import { sentence } from '~/lib/format/text';
import { overview } from '~/lib/site/machine-texts';
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
  const pages = listedPages.map(async (page) => {
    const { title, description } = await getPage(page);
    return { title, url: pageUrl(page), text: description };
  });
  const menu = (await getEntries('menu')).map(({ data }) => {
    const facts = factsText(data, cards);
    return `${data.name} ${formatPrice(data.price, cards.free)}${facts && ` (${facts})`}`;
  });
  const text = overview({
    name: site.name,
    summary: home.description,
    facts: [
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
    ],
    sections: [
      { title: site.name, links: await Promise.all(pages) },
      {
        title: list,
        links: [{ title: 'menu.json', url: absolute('/menu.json'), text: products.description }],
      },
      {
        title: wording.navigation.franchise,
        links: [{ title: franchise.brochure, url: absolute('/brochure.pdf'), text: franchise.description }],
      },
    ],
  });
  return new Response(text);
};
