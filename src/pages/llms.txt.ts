import type { APIRoute } from 'astro';
import { getInvestment, getMenu, getPage, getSite, getWording } from '~/lib/content';
import { formatHours } from '~/lib/format/hours-and-map';
import { formatRupees } from '~/lib/format/money';
import { pageAddress, ROUTE_NAMES } from '~/lib/site/pages';
import { absolute } from '~/lib/site/url';
import { overview } from '~/outputs/machine-texts';

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
  const { street, city, region, postalCode } = site.address;
  const pages = ROUTE_NAMES.map(async (page) => {
    const { title, description } = await getPage(page);
    return { title, address: pageAddress(page), text: description };
  });
  const menu = (await getMenu()).map(({ data }) => `${data.name} ${formatRupees(data.price)}`).join(', ');
  const text = overview({
    name: site.name,
    summary: home.description,
    facts: [
      `${contact.address}: ${street}, ${city}, ${region} ${postalCode}`,
      `${wording.hours.open}: ${formatHours(site.hours, wording.hours).join('; ')}`,
      `${contact.phone}: ${site.phone}`,
      `${contact.email}: ${site.email}`,
      `${products.menuLabel}: ${menu}`,
      `${franchise.investmentTitle}: ${franchise.total} ${(await getInvestment()).totalText}`,
    ],
    sections: [
      { title: site.name, links: await Promise.all(pages) },
      {
        title: products.menuLabel,
        links: [{ title: 'menu.json', address: absolute('/menu.json'), text: products.description }],
      },
      {
        title: wording.quickLinks.franchise,
        links: [{ title: franchise.brochure, address: absolute('/brochure.pdf'), text: franchise.description }],
      },
    ],
  });
  return new Response(text);
};
