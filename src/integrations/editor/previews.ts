/** What an entry looks like on the site, beside its form. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { formatRupees } from '../../lib/format/money.ts';
import { STARS } from '../../lib/format/stars.ts';
import { cmsGlobals } from './cms-globals.ts';

const fieldOf = ({ entry }: CustomPreviewTemplateProps, name: string): unknown => entry.getIn(['data', name]);
const textOf = (props: CustomPreviewTemplateProps, name: string): string => String(fieldOf(props, name) ?? '');

function menuItem(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const price = fieldOf(props, 'price');
  return h(
    'article',
    { className: 'menu-preview' },
    props.widgetFor('image'),
    h('p', { className: 'category' }, textOf(props, 'category')),
    h('h2', null, textOf(props, 'name')),
    h('p', null, textOf(props, 'description')),
    h('b', { className: 'price' }, typeof price === 'number' ? formatRupees(price) : ''),
  );
}

function review(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const overall = Number(fieldOf(props, 'overall'));
  const stars = overall >= 0 && overall <= STARS ? Math.floor(overall) : 0;
  const author = [textOf(props, 'name'), textOf(props, 'place')].filter(Boolean).join(', ');
  return h(
    'article',
    { className: 'review-preview' },
    h('p', null, '★'.repeat(stars) + '☆'.repeat(STARS - stars)),
    h('p', { className: 'text' }, textOf(props, 'body')),
    h('b', null, author),
  );
}

/** The templates by the collection that each is for; every other entry is shown field by field. */
export const previewTemplates: Readonly<Record<string, CustomPreviewTemplate>> = { menu: menuItem, reviews: review };
