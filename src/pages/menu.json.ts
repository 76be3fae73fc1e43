import type { APIRoute } from 'astro';
import { getMenu, getSite } from '~/lib/content';
import { lastChanged } from '~/lib/content/last-changed';
import { pageAddress } from '~/lib/site/pages';

/** The menu for programs: the same entries, order and prices (whole rupees) as on the page. */
export const GET: APIRoute = async () => {
  const items = (await getMenu()).map(({ id, data: { name, description, price, category } }) => ({
    id,
    name,
    description,
    price,
    category,
  }));
  return Response.json({
    name: (await getSite()).name,
    page: pageAddress('products'),
    currency: 'INR',
    updatedOn: await lastChanged('products'),
    items,
  });
};
