import { type MouseEvent, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { chatLink } from '~/lib/site/contact-links';
import { copyText } from '~/lib/site/copy-text';
import { readSession, writeSession } from '~/lib/site/session';
import {
  composeEnquiry,
  controlId,
  DRAFT_KEY,
  EMPTY,
  type Enquiry,
  FIELDS,
  type Field,
  readDraft,
  validateEnquiry,
  writeDraft,
} from './enquiry';
import { enquiryState, START } from './enquiry-state';
import { countText } from './enquiry-text';
import type { FormWords } from './words';

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlOf = (field: Field) => document.getElementById(controlId(field)) as Control;
const read = (): Enquiry => Object.fromEntries(FIELDS.map((field) => [field, controlOf(field).value])) as Enquiry;
const say = (field: Field, what: 'error' | 'count', text = '') => {
  const line = document.getElementById(`${controlId(field)}-${what}`);
  if (line) line.textContent = text;
  return line;
};

/** Saves the draft; without one, removes it. */
const saveDraft = (draft?: string) => writeSession(DRAFT_KEY, draft);

/**
 * State and handlers of the form. The fields are uncontrolled, so neither hydration nor a change of view loses text. A
 * draft is saved in session storage with every change.
 * @param whatsapp number with country code that the enquiry goes to
 */
export function useEnquiry(words: FormWords, whatsapp: string) {
  const [state, dispatch] = useReducer(enquiryState, START);
  const [typed, setTyped] = useState(EMPTY);
  const [spoken, setSpoken] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLPreElement>(null);
  /** Gets the focus when the view changes: the error summary, or a heading. */
  const landing = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  /** Whether the form was submitted: a second Enter must not open a second tab. */
  const submitted = useRef(false);
  const { step, errors, attempts, message } = state;

  const remember = () => {
    const enquiry = read();
    setTyped(enquiry);
    saveDraft(writeDraft(enquiry));
    return enquiry;
  };

  // Reads what was typed before hydration, and the draft. A layout effect runs before the browser handles the click that
  // hydrated the island.
  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (form) form.noValidate = true;
    const draft = readDraft(readSession(DRAFT_KEY));
    // Typed text wins over the draft.
    for (const field of FIELDS) controlOf(field).value ||= draft[field];
    remember();
  }, []);

  // The server renders an empty line for each error and count.
  useLayoutEffect(() => {
    for (const field of FIELDS) {
      say(field, 'error', errors[field]);
      controlOf(field).setAttribute('aria-invalid', `${field in errors}`);
      const count = countText(field, typed[field], words);
      say(field, 'count', count?.text)?.classList.toggle('over', Boolean(count?.over));
    }
  }, [errors, typed, words]);

  // Announced after a pause, so that screen readers do not interrupt typing.
  useEffect(() => {
    const timer = setTimeout(() => {
      const field = FIELDS.find((one) => controlOf(one) === document.activeElement);
      setSpoken((field && countText(field, typed[field], words)?.text) ?? '');
    }, 1000);
    return () => clearTimeout(timer);
  }, [typed, words]);

  useEffect(() => {
    const wrong = Object.keys(errors).length > 0;
    const prefix = `${words.errorPrefix}: `;
    document.title = (wrong ? prefix : '') + document.title.replace(prefix, '');
  }, [errors, words.errorPrefix]);

  // Each attempt and each change of view moves the focus, even to the same element.
  useEffect(() => {
    if (attempts > 0 && step) (landing.current ?? root.current?.querySelector('h2'))?.focus();
  }, [step, attempts]);

  return {
    state,
    spoken,
    root,
    preview,
    landing,
    chat: chatLink(whatsapp, message),
    type: () => {
      const problems = validateEnquiry(remember());
      for (const field of FIELDS) if (errors[field] && !problems[field]) dispatch({ type: 'corrected', field });
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (submitted.current) return;
      const enquiry = read();
      // Each control has its messages as data attributes.
      const found = Object.entries(validateEnquiry(enquiry)).map(([field, problem]) => [
        field,
        controlOf(field as Field).dataset[problem],
      ]);
      if (found.length > 0) return dispatch({ type: 'refused', errors: Object.fromEntries(found) });
      const text = composeEnquiry(enquiry, words);
      // With `noopener`, `open` would not return whether a tab opened.
      const tab = window.open(chatLink(whatsapp, text), '_blank');
      submitted.current = true;
      if (tab) {
        tab.opener = null;
        saveDraft();
      }
      return dispatch({ type: 'opened', message: text, blocked: !tab });
    },
    goTo: (event: MouseEvent<HTMLAnchorElement>) => {
      // Not by the link itself, which would change URL and history.
      event.preventDefault();
      document.getElementById(event.currentTarget.hash.slice(1))?.focus();
    },
    edit: () => {
      submitted.current = false;
      remember();
      dispatch({ type: 'edit' });
    },
    reopen: () => {
      saveDraft();
      dispatch({ type: 'reopened' });
    },
    copy: async () => dispatch({ type: 'copied', ok: await copyText(message, preview.current) }),
  };
}
