/** What the editor's program puts on `window` for React components: https://sveltiacms.app/en/docs/api/field-types */
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** A component made by `createClass`, as its own methods see it. */
interface Component {
  readonly props: CustomFieldControlProps;
  readonly state: { readonly text: string };
  setState(state: Component['state']): void;
}

export interface CmsGlobals {
  createClass(definition: object & ThisType<Component>): ComponentType<CustomFieldControlProps>;
  h(type: string, props: object | null, ...children: ReactNode[]): ReactElement;
}

/** Reads them once the program has loaded. */
export const cmsGlobals = (): CmsGlobals => window as unknown as CmsGlobals;
