import { type MouseEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * The franchise enquiry. Its server-rendered form works alone: the browser checks the required fields and composes an
 * e-mail. The island explains errors, counts characters, saves a draft and opens WhatsApp with a message.
 */
export function EnquiryForm({ labels, recipient, links }: Props) {
  const [hydrated, setHydrated] = useState(false);
  const [enquiry, setEnquiry] = useState(EMPTY);
  /** Fields that were wrong at the last submission and still are. */
  const [refused, setRefused] = useState<readonly Field[]>([]);
  const [sent, setSent] = useState<{ readonly message: string; readonly blocked: boolean }>();
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

  const update = (next: Enquiry) => {
    setEnquiry(next);
    writeSession(DRAFT_KEY, writeDraft(next));
  };

  // A layout effect runs before the browser handles the click that hydrated the island. What was typed before wins over
  // the draft.
  useLayoutEffect(() => {
    const fields = new FormData(form.current ?? undefined);
    const draft = readDraft(readSession(DRAFT_KEY));
    const entries = FIELDS.map((field) => [field, String(fields.get(field) ?? '') || draft[field]] as const);
    update(Object.fromEntries(entries) as unknown as Enquiry);
    setHydrated(true);
  }, []);

  // Announced after a pause, so that screen readers do not interrupt typing.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken((typed && countText(typed, enquiry[typed], labels)?.text) ?? ''), 1000);
    return () => clearTimeout(timer);
  }, [typed, enquiry, labels]);

  const isWrong = wrong.length > 0;
  useEffect(() => {
    const prefix = `${labels.errors.prefix}: `;
    document.title = (isWrong ? prefix : '') + document.title.replace(prefix, '');
  }, [isWrong, labels.errors.prefix]);

  useEffect(() => {
    if (moves > 0) (summary.current ?? heading.current)?.focus();
  }, [moves]);

  const handleChange = (field: Field, value: string) => {
    const next = { ...enquiry, [field]: value };
    update(next);
    setTyped(field);
    const still = validateEnquiry(next);
    setRefused(refused.filter((one) => still[one]));
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submitted.current) return;
    setRefused(FIELDS.filter((field) => problems[field]));
    if (Object.keys(problems).length > 0) {
      setMoves(moves + 1);
      return;
    }
    const message = composeEnquiry(enquiry, labels);
    // With `noopener`, `open` would not return whether a tab opened.
    const tab = window.open(chatUrl(recipient.whatsapp, message), '_blank');
    submitted.current = true;
    if (tab) {
      tab.opener = null;
      writeSession(DRAFT_KEY);
    }
    // Together, and after `open`: in Firefox the blur of this tab would render the one without the other.
    setSent({ message, blocked: !tab });
    setMoves(moves + 1);
  };

  const handleEdit = () => {
    submitted.current = false;
    update(enquiry);
    setSent(undefined);
    setMoves(moves + 1);
  };

  const focusField = (event: MouseEvent, field: Field) => {
    // Not by the link itself, which would change URL and history.
    event.preventDefault();
    document.getElementById(controlId(field))?.focus();
  };

  if (sent) {
    const handleOpen = () => {
      writeSession(DRAFT_KEY);
      setSent({ ...sent, blocked: false });
    };
    return <EnquirySent {...{ labels, recipient, heading, ...sent }} onOpen={handleOpen} onEdit={handleEdit} />;
  }
  return (
    <>
      {isWrong && (
        <div className="summary" tabIndex={-1} ref={summary}>
          <div role="alert">
            <h2>{labels.errors.title}</h2>
            <ul>
              {wrong.map(({ field, problem }) => (
                <li key={field}>
                  <a className="text-link" href={`#${controlId(field)}`} onClick={(event) => focusField(event, field)}>
                    {errorText(field, problem, labels)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <h2 className="enquiry-title" tabIndex={-1} ref={heading}>
        {labels.form.title}
      </h2>
      <form ref={form} className="enquiry-form" method="post" noValidate={hydrated} onSubmit={handleSubmit}>
        {FIELDS.map((field) => (
          <EnquiryField
            key={field}
            field={field}
            value={enquiry[field]}
            problem={wrong.find((one) => one.field === field)?.problem}
            labels={labels}
            onChange={(value) => handleChange(field, value)}
          />
        ))}
        <div className="actions">
          <a className="button outline" href={links.back} data-back>
            <span className="to-previous">{labels.links.back}</span>
            <span className="to-franchise">{labels.links.franchise}</span>
          </a>
          <button
            type="submit"
            className="button action whatsapp"
            formAction={mailLink(recipient.email, labels.heading)}
            formEncType="text/plain"
          >
            <span className="scripted">{labels.form.submit}</span>
            <span className="unscripted">{labels.noScript.submit}</span>
          </button>
        </div>
        <p className="hint scripted required">{labels.form.required}</p>
        <p className="hint scripted">
          {labels.form.privacy} <a href={links.privacy}>{labels.links.privacy}</a>
        </p>
      </form>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
