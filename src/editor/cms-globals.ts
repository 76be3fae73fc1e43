/** What the editor's program puts on `window` for React components: https://sveltiacms.app/en/docs/api/field-types */
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** A component made by `createClass`, as its own methods see it. */
interface Component<Props, State> {
  readonly props: Props;
  readonly state: State;
  setState(state: State): void;
}

export interface CmsGlobals {
  createClass<Props = CustomFieldControlProps, State = { readonly text: string }>(
    definition: object & ThisType<Component<Props, State>>,
  ): ComponentType<Props>;
  h(type: string, props: object | null, ...children: ReactNode[]): ReactElement;
}

/** Reads them once the program has loaded. */
export const cmsGlobals = (): CmsGlobals => window as unknown as CmsGlobals;
