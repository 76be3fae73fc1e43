import { type Enquiry, FIELDS, type Problems } from './enquiry';

/** Where a visitor stands with the enquiry. */
export interface EnquiryState {
  readonly step: 'form' | 'opened' | 'blocked';
  /** What the form says is wrong; checked on submit, never while typing. */
  readonly problems: Problems;
  /** The text that WhatsApp was opened with. */
  readonly message: string;
  readonly copy: 'not yet' | 'copied' | 'failed';
  /** Counts submissions, so that the summary takes the focus each time. */
  readonly attempts: number;
}

export type EnquiryAction =
  | { readonly type: 'refused'; readonly problems: Problems }
  | { readonly type: 'opened'; readonly message: string; readonly blocked: boolean }
  | { readonly type: 'reopened' }
  | { readonly type: 'copied'; readonly ok: boolean }
  | { readonly type: 'edit' };

export const START: EnquiryState = { step: 'form', problems: {}, message: '', copy: 'not yet', attempts: 0 };

/** What each event makes of the enquiry. It never holds what was typed: that stays in the fields themselves. */
export function enquiryState(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'refused':
      return { ...state, step: 'form', problems: action.problems, attempts: state.attempts + 1 };
    case 'opened': {
      const step = action.blocked ? 'blocked' : 'opened';
      return { ...START, step, message: action.message, attempts: state.attempts + 1 };
    }
    case 'reopened':
      return { ...state, step: 'opened' };
    case 'copied':
      return { ...state, copy: action.ok ? 'copied' : 'failed' };
    case 'edit':
      return { ...START, attempts: state.attempts };
  }
}

/** What the fields hold once the island is live: what stands in them already, and the draft where they are empty. */
export const restored = (typed: Enquiry, draft: Enquiry): Enquiry =>
  Object.fromEntries(FIELDS.map((field) => [field, typed[field] || draft[field]])) as Enquiry;
