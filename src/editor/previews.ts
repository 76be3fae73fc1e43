/** What an entry looks like on the site, beside its form. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { streetLines } from '../lib/format/address.ts';
import { formatRupees } from '../lib/format/money.ts';
import { formatRating, fullStars, PARTIAL_SCORES, STARS } from '../lib/format/stars.ts';
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

function review(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const overall = fieldOf(props, 'overall');
  const scores = PARTIAL_SCORES.map((score) => `${score} ${textOf(props, score)}`);
  const author = [textOf(props, 'name'), textOf(props, 'place')].filter(Boolean).join(', ');
  return h(
    'article',
    { className: 'review-preview' },
    isRating(overall) && h('p', null, starsOf(Math.floor(overall))),
    h('p', { className: 'text' }, textOf(props, 'body')),
    h('p', { className: 'scores' }, scores.join(', ')),
    h('b', null, author),
  );
}

function galleryImage(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  return h(
    'figure',
    { className: 'gallery-preview' },
    h('div', { className: 'frame' }, props.widgetFor('image')),
    h('figcaption', null, h('b', null, textOf(props, 'title')), ' ', textOf(props, 'caption')),
  );
}

/** Name, telephone number and e-mail of the brand, or name and address of a store, as the footer prints them. */
function contact(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const part = (name: string) => String(props.entry.getIn(['data', 'address', name]) ?? '');
  return h(
    'address',
    { className: 'footer-preview' },
    h('b', null, textOf(props, 'name')),
    part('city') && h('p', null, `${[...streetLines({ street: part('street') }), part('city')].join(', ')},`),
    part('city') && h('p', null, `${part('region')} ${part('postalCode')}`),
    h('p', null, textOf(props, 'phone')),
    h('p', null, textOf(props, 'email')),
  );
}

/** The templates by the collection that each is for; every other entry is shown field by field. */
export const previewTemplates = (): Readonly<Record<string, CustomPreviewTemplate>> => ({
  menu: menuItem,
  reviews: review,
  gallery: galleryImage,
  hours: hoursPreview(),
  site: contact,
  stores: contact,
});
