import type { APIRoute } from 'astro';
import { getCategories, getEntries, getSite } from '~/lib/content';
import { lastChanged } from '~/lib/content/last-changed';
import { pageUrl } from '~/lib/site/url';

/** The menu for programs: the same entries, order and prices (whole rupees) as on the page. */
export const GET: APIRoute = async () => {
  const items = (await getEntries('menu')).map(({ id, data }) => {
    const { name, description, price, category, diet, allergens, serving, kcal } = data;
    // JSON leaves out undefined values.
    return { id, name, description, price, category, diet, allergens, serving, kcal };
  });
  const categories = (await getCategories()).map(({ id, data }) => ({ id, name: data.title }));
  return Response.json({
    name: (await getSite()).name,
    page: pageUrl('products'),
    currency: 'INR',
    updatedOn: await lastChanged('products'),
    categories,
    items,
  });
};
