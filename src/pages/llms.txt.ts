import type { APIRoute } from 'astro';
import { getEntries, getInvestment, getMenu, getPage, getSite, getWording, today } from '~/lib/content';
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
  const [site, wording, home, franchise, contact, products] = [
    await getSite(),
    await getWording(),
    await getPage('home'),
    await getPage('franchise'),
    await getPage('contact'),
    await getPage('products'),
  ];
  const special = specialDaysFrom(today, site.specialDays).map((day) => formatSpecialDay(day, wording.hours));
  const pages = listedPages.map(async (page) => {
    const { title, description } = await getPage(page);
    return { title, url: pageUrl(page), text: description };
  });
  const menu = (await getMenu()).map(({ data }) => {
    const facts = factsText(data, products);
    return `${data.name} ${formatPrice(data.price, products.free)}${facts && ` (${facts})`}`;
  });
  const text = overview({
    name: site.name,
    summary: home.description,
    facts: [
      `${contact.address}: ${addressText(site.address)}`,
      `${wording.hours.open}: ${formatHours(site.hours, wording.hours).join('; ')}`,
      ...(special.length > 0
        ? [`${wording.hours.special}: ${special.map(({ date, rule }) => `${date}, ${rule}`).join('; ')}`]
        : []),
      `${contact.phone}: ${site.phone}`,
      `${contact.email}: ${site.email}`,
      `${products.menuLabel}: ${menu.join(', ')}`,
      ...(await getEntries('terms')).map(
        ({ data }) => `${data.title}: ${sentence(data.answer)} ${franchise.termsChecked} ${formatDay(data.checkedOn)}.`,
      ),
      `${franchise.investmentTitle}: ${franchise.total} ${(await getInvestment()).totalText}`,
    ],
    sections: [
      { title: site.name, links: await Promise.all(pages) },
      {
        title: products.menuLabel,
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
