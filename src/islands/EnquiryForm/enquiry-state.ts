import type { Field } from './enquiry';

/** Error messages by field. */
export type Errors = Readonly<Partial<Record<Field, string>>>;

/** State of the enquiry. */
export interface EnquiryState {
  readonly step: 'form' | 'opened' | 'blocked';
  /** Set on submit; each is removed when its field is corrected. */
  readonly errors: Errors;
  /** The text that WhatsApp was opened with. */
  readonly message: string;
  readonly copy: 'not yet' | 'copied' | 'failed';
  /** Number of submissions: each moves the focus to the summary. */
  readonly attempts: number;
}

export type EnquiryAction =
  | { readonly type: 'refused'; readonly errors: Errors }
  | { readonly type: 'corrected'; readonly field: Field }
  | { readonly type: 'opened'; readonly message: string; readonly blocked: boolean }
  | { readonly type: 'reopened' }
  | { readonly type: 'copied'; readonly ok: boolean }
  | { readonly type: 'edit' };

export const START: EnquiryState = { step: 'form', errors: {}, message: '', copy: 'not yet', attempts: 0 };

/** The reducer of the enquiry. Typed text stays in the fields. */
export function enquiryState(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'refused':
      return { ...state, step: 'form', errors: action.errors, attempts: state.attempts + 1 };
    case 'corrected': {
      const { [action.field]: _, ...errors } = state.errors;
      return { ...state, errors };
    }
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
