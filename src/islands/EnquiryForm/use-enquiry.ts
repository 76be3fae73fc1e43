import {
  type MouseEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { chatLink } from '~/lib/chat';
import {
  composeEnquiry,
  DRAFT_KEY,
  EMPTY,
  type Enquiry,
  type EnquiryWords,
  FIELDS,
  type Field,
  readDraft,
  validateEnquiry,
  writeDraft,
} from '~/lib/enquiry';
import { enquiryState, restored, START } from '~/lib/enquiry-state';
import { copyText } from './copy-text';

/** The tab's own storage; browsers that forbid it just keep no draft. */
function keepDraft(draft: string | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, draft);
  } catch {
    // Forbidden or full: the fields themselves still hold what was typed.
  }
}
function keptDraft(): Enquiry {
  try {
    return readDraft(sessionStorage.getItem(DRAFT_KEY));
  } catch {
    return EMPTY;
  }
}

interface Settings {
  /** Number with country code that the enquiry goes to. */
  whatsapp: string;
  words: EnquiryWords;
  /** Put before the page's title, with a colon, while there are errors. */
  errorPrefix: string;
}

/**
 * Runs the enquiry. The fields are the only home of what is typed, so neither hydration nor a change of view can lose
 * it; a copy goes into the session storage with every key.
 */
export function useEnquiry({ whatsapp, words, errorPrefix }: Settings) {
  const [state, dispatch] = useReducer(enquiryState, START);
  const [typed, setTyped] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLPreElement>(null);
  /** Takes the focus when the view changes: the summary of errors, or a heading. */
  const landing = useRef<HTMLElement | null>(null);
  const title = useRef('');
  const { step, problems, attempts, message } = state;

  const read = (): Enquiry => {
    const data = new FormData(form.current ?? undefined);
    return Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as Enquiry;
  };
  const remember = () => {
    const enquiry = read();
    setTyped(enquiry);
    keepDraft(writeDraft(enquiry));
  };

  // Takes over what the visitor typed before the island was live, and the draft of an earlier visit. As a layout effect
  // it comes before the browser acts on the very click that brought the island to life.
  useLayoutEffect(() => {
    title.current = document.title;
    if (form.current) form.current.noValidate = true;
    const start = restored(read(), keptDraft());
    for (const field of FIELDS) {
      const control = form.current?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;
      if (control && control.value !== start[field]) control.value = start[field];
    }
    remember();
  }, []);

  // Each attempt moves the focus, even to the same place.
  useEffect(() => {
    if (!title.current) return;
    const wrong = Object.keys(problems).length > 0;
    document.title = wrong ? `${errorPrefix}: ${title.current}` : title.current;
    if (attempts > 0) landing.current?.focus();
  }, [step, problems, attempts, errorPrefix]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const enquiry = read();
    const found = validateEnquiry(enquiry);
    if (Object.keys(found).length > 0) return dispatch({ type: 'refused', problems: found });
    const text = composeEnquiry(enquiry, words);
    // Without `noopener`, which would hide whether a tab opened; the opener is taken away by hand instead.
    const tab = window.open(chatLink(whatsapp, text), '_blank');
    if (tab) {
      tab.opener = null;
      keepDraft(undefined);
    }
    return dispatch({ type: 'opened', message: text, blocked: !tab });
  };

  const land = useCallback((element: HTMLElement | null) => {
    landing.current = element;
  }, []);

  const goTo = (event: MouseEvent, field: Field) => {
    // By hand, so that the page's address and history stay as they are.
    event.preventDefault();
    (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();
  };

  return {
    state,
    typed,
    refs: { form, preview, landing: land },
    chat: chatLink(whatsapp, message),
    remember,
    submit,
    goTo,
    edit: () => {
      remember();
      dispatch({ type: 'edit' });
    },
    reopen: () => {
      keepDraft(undefined);
      dispatch({ type: 'reopened' });
    },
    copy: async () => dispatch({ type: 'copied', ok: await copyText(message, preview.current) }),
  };
}
