import { type FormEvent, type MouseEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { textProps } from '~/lib/format/script';
import { chatUrl, mailLink } from '~/lib/site/contact-links';
import { readSession, writeSession } from '~/lib/site/session';
import { controlId, EnquiryField } from './EnquiryField';
import { EnquirySent, type Recipient } from './EnquirySent';
import {
  composeEnquiry,
  DRAFT_KEY,
  EMPTY,
  type Enquiry,
  FIELDS,
  type Field,
  readDraft,
  type View,
  validateEnquiry,
  writeDraft,
} from './enquiry';
import '~/styles/field.css';
import './enquiry-form.css';
import { countText, errorText, type FormLabels } from './labels';

interface Props {
  readonly labels: FormLabels;
  readonly recipient: Recipient;
  /** Paths of the page to go back to, and of the privacy note. */
  readonly links: Readonly<Record<'back' | 'privacy', string>>;
}

/** What stands in the fields, whether an event announced it or not. */
function readFields(form: HTMLFormElement | null): Enquiry {
  const fields = new FormData(form ?? undefined);
  return Object.fromEntries(FIELDS.map((field) => [field, String(fields.get(field) ?? '')])) as Enquiry;
}

/** Fills the empty fields, or all. */
function fillIn(form: HTMLFormElement | null, enquiry: Enquiry, which: 'empty' | 'all' = 'empty') {
  for (const field of FIELDS) {
    const control = form?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | undefined;
    if (control && (which === 'all' || control.value === '')) control.value = enquiry[field];
  }
}

/** Null also where `open` is forbidden or replaced: in other apps, by blockers of pop-ups. */
function openTab(url: string): Window | null {
  try {
    return window.open(url, '_blank');
  } catch {
    return null;
  }
}

/**
 * The franchise enquiry. Its server-rendered form works alone: the browser checks the required fields and composes an
 * e-mail. The island explains errors, counts characters, saves a draft and opens WhatsApp with a message.
 */
export function EnquiryForm({ labels, recipient, links }: Props) {
  const [hydrated, setHydrated] = useState(false);
  const [enquiry, setEnquiry] = useState(EMPTY);
  /** Fields that were wrong at the last submission and still are. */
  const [refused, setRefused] = useState<readonly Field[]>([]);
  const [view, setView] = useState<View>();
  /** Number of submissions and changes of view: each moves the focus. */
  const [moves, setMoves] = useState(0);
  const [typed, setTyped] = useState<Field>();
  const [spoken, setSpoken] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** A second Enter must not open a second tab. */
  const submitted = useRef(false);
  const problems = validateEnquiry(enquiry);
  const wrong = FIELDS.flatMap((field) => {
    const problem = refused.includes(field) ? problems[field] : undefined;
    return problem ? [{ field, problem }] : [];
  });

  /** Message and view last as long as the tab: nobody but WhatsApp knows what was sent. */
  const update = (next: Enquiry, view?: View) => {
    setEnquiry(next);
    writeSession(DRAFT_KEY, writeDraft(next, view));
  };

  // A layout effect runs before the browser handles the click that hydrated the island. What was typed before wins over
  // the draft.
  useLayoutEffect(() => {
    const stored = readDraft(readSession(DRAFT_KEY));
    fillIn(form.current, stored.draft);
    const next = readFields(form.current);
    const last = FIELDS.every((field) => next[field] === stored.draft[field]) ? stored.view : undefined;
    update(next, last);
    setView(last);
    setHydrated(true);
  }, []);

  // The form of "Change details" is a new one.
  useLayoutEffect(() => {
    if (!view) fillIn(form.current, enquiry);
  }, [view]);

  // Announced after a pause, so that screen readers do not interrupt typing.
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken((typed === 'message' && countText(enquiry.message, labels)?.text) || ''),
      1000,
    );
    return () => clearTimeout(timer);
  }, [typed, enquiry, labels]);

  useEffect(() => {
    // What a password manager filled in without an event.
    const handleLeave = () => form.current && writeSession(DRAFT_KEY, writeDraft(readFields(form.current)));
    // The draft is newer than a page from the back/forward cache if the form was opened once more after that.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      const stored = readSession(DRAFT_KEY);
      if (!persisted || !form.current || !stored) return;
      fillIn(form.current, readDraft(stored).draft, 'all');
      setEnquiry(readFields(form.current));
    };
    addEventListener('pagehide', handleLeave);
    addEventListener('pageshow', handleReturn);
    return () => {
      removeEventListener('pagehide', handleLeave);
      removeEventListener('pageshow', handleReturn);
    };
  }, []);

  const isWrong = wrong.length > 0;
  useEffect(() => {
    const prefix = `${labels.errors.prefix}: `;
    document.title = (isWrong ? prefix : '') + document.title.replace(prefix, '');
  }, [isWrong, labels.errors.prefix]);

  useEffect(() => {
    if (moves > 0) (summary.current ?? heading.current)?.focus();
  }, [moves]);

  const handleInput = ({ target }: FormEvent) => {
    const next = readFields(form.current);
    update(next);
    setTyped((target as HTMLInputElement).name as Field);
    const still = validateEnquiry(next);
    setRefused(refused.filter((one) => still[one]));
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submitted.current) return;
    const next = readFields(form.current);
    const found = validateEnquiry(next);
    setRefused(FIELDS.filter((field) => found[field]));
    if (Object.keys(found).length > 0) {
      update(next);
      setMoves(moves + 1);
      return;
    }
    // Before `open`, because WhatsApp may take the place of this page.
    update(next, 'opened');
    // With `noopener`, `open` would not return whether a tab opened.
    const tab = openTab(chatUrl(recipient.whatsapp, composeEnquiry(next, labels)));
    submitted.current = true;
    if (tab) tab.opener = null;
    else update(next, 'blocked');
    // Together, and after `open`: in Firefox the blur of this tab would render the one without the other.
    setView(tab ? 'opened' : 'blocked');
    setMoves(moves + 1);
  };

  const handleEdit = () => {
    submitted.current = false;
    update(enquiry);
    setView(undefined);
    setMoves(moves + 1);
  };

  const focusField = (event: MouseEvent, field: Field) => {
    // Not by the link itself, which would change URL and history.
    event.preventDefault();
    document.getElementById(controlId(field))?.focus();
  };

  const handleOpen = () => {
    update(enquiry, 'opened');
    setView('opened');
  };

  if (view) {
    return (
      <EnquirySent
        {...{ labels, recipient, heading }}
        message={composeEnquiry(enquiry, labels)}
        blocked={view === 'blocked'}
        onOpen={handleOpen}
        onEdit={handleEdit}
      />
    );
  }
  return (
    <>
      {isWrong && (
        <div className="summary" tabIndex={-1} ref={summary}>
          <div role="alert">
            <h2 {...textProps(labels.errors.title)} />
            <ul>
              {wrong.map(({ field, problem }) => (
                <li key={field}>
                  <a
                    className="text-link"
                    href={`#${controlId(field)}`}
                    onClick={(event) => focusField(event, field)}
                    {...textProps(errorText(field, problem, labels))}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <h2 className="enquiry-title" tabIndex={-1} ref={heading} {...textProps(labels.form.title)} />
      <form
        ref={form}
        className="enquiry-form"
        method="post"
        noValidate={hydrated}
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {FIELDS.map((field) => (
          <EnquiryField
            key={field}
            field={field}
            value={enquiry[field]}
            problem={wrong.find((one) => one.field === field)?.problem}
            labels={labels}
          />
        ))}
        <div className="actions">
          <a className="button outline" href={links.back} data-back>
            <span className="to-previous" {...textProps(labels.links.back)} />
            <span className="to-franchise" {...textProps(labels.links.franchise)} />
          </a>
          <button
            type="submit"
            className="button action whatsapp"
            formAction={mailLink(recipient.email, labels.heading)}
            formEncType="text/plain"
          >
            <span className="scripted" {...textProps(labels.form.submit)} />
            <span className="unscripted" {...textProps(labels.noScript.submit)} />
          </button>
        </div>
        <p className="hint scripted required" {...textProps(labels.form.required)} />
        <p className="hint scripted">
          <span {...textProps(`${labels.form.privacy} `)} />
          <a href={links.privacy} {...textProps(labels.links.privacy)} />
        </p>
      </form>
      <span className="visually-hidden" aria-live="polite" {...textProps(spoken)} />
    </>
  );
}
