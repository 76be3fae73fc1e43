/** What an entry looks like on the site, beside its form. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { formatRupees } from '../lib/format/money.ts';
import { formatRating, fullStars, STARS } from '../lib/format/stars.ts';
import { cmsGlobals } from './cms-globals.ts';
import { hoursPreview } from './hours-preview.ts';

const fieldOf = ({ entry }: CustomPreviewTemplateProps, name: string): unknown => entry.getIn(['data', name]);
const textOf = (props: CustomPreviewTemplateProps, name: string): string => String(fieldOf(props, name) ?? '');

const starsOf = (full: number): string => '★'.repeat(full) + '☆'.repeat(STARS - full);
const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= STARS;

function menuItem(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const [price, rating] = [fieldOf(props, 'price'), fieldOf(props, 'rating')];
  return h(
    'article',
    { className: 'menu-preview' },
    props.widgetFor('image'),
    h('p', { className: 'category' }, textOf(props, 'category')),
    h('h2', null, textOf(props, 'name')),
    isRating(rating) && h('p', null, `${starsOf(fullStars(rating))} ${formatRating(rating)}`),
    h('p', null, textOf(props, 'description')),
    h('b', { className: 'price' }, typeof price === 'number' ? formatRupees(price) : ''),
  );
}

/** By the collection whose entries are shown beside their form. */
export const previewTemplates = { menu: menuItem, hours: hoursPreview };
