/** The form field for a link: the pages of the site in a list, and any other address typed. */
import type { CustomFieldControl } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { listedPages, routes } from '../routes.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const PAGE_WIDGET = 'page-link';

const PATHS = listedPages.map((name) => routes[name].path);

/** Makes the field once the editor's program has loaded. */
export function pageField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    render() {
      const { forID, classNameWrapper, value, onChange } = this.props;
      const list = `${forID}-pages`;
      return h(
        'div',
        null,
        h('input', {
          ...{ id: forID, className: classNameWrapper, type: 'text', autoComplete: 'off', list },
          value: String(value ?? ''),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
        }),
        h('datalist', { id: list }, ...PATHS.map((path) => h('option', { key: path, value: path }))),
      );
    },
  });
}
