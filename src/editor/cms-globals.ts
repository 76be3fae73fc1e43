/** React functions that the CMS puts on `window`: https://sveltiacms.app/en/docs/api/field-types */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ReactElement, ReactNode } from 'react';

export interface CmsGlobals {
  createClass<State>(
    definition: object &
      ThisType<{ readonly props: CustomFieldControlProps; readonly state: State; setState(state: State): void }>,
  ): CustomFieldControl;
  h(type: string, props: object | null, ...children: ReactNode[]): ReactElement;
}

export const cmsGlobals = (): CmsGlobals => window as unknown as CmsGlobals;
