import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Labels } from '~/labels';
import { language } from '~/lib/format/script';
import { interpolate } from '~/lib/format/text';
import { connectMessageForm, type View } from '~/lib/message-form';
import '~/styles/field.css';
import './enquiry-form.css';

interface Props {
  readonly labels: Labels['enquiry'];
  readonly copy: Readonly<Record<'title' | 'submit' | 'required' | 'privacy', string>>;
  /** Paths of the page to go back to, and of the privacy note. */
  readonly links: Readonly<Record<'back' | 'privacy', string>>;
  /** The server-rendered panel of the composed message. */
  readonly children?: ReactNode;
}

/** In characters. A Malayalam letter becomes nine in the link to WhatsApp. */
const MAX_MESSAGE = 500;
/** Attributes of the one-line fields. A phone number has 7 to 15 digits (E.164); other characters may come between them. */
const INPUTS = [
  { field: 'name', type: 'text', autoComplete: 'name', required: true, maxLength: 60 },
  {
    field: 'mobile',
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    maxLength: 60,
    pattern: String.raw`(\P{Nd}*\p{Nd}){7,15}\P{Nd}*`,
  },
  { field: 'city', type: 'text', autoComplete: 'address-level2', required: true, maxLength: 60 },
  { field: 'email', type: 'email', autoComplete: 'email', required: false, maxLength: 254 },
] as const;

/**
 * The franchise enquiry: opens WhatsApp with the composed message. The browser checks the fields; lib/message-form.ts
 * composes the message and keeps the draft.
 */
export function EnquiryForm({ labels, copy, links, children }: Props) {
  const [length, setLength] = useState(0);
  const [view, setView] = useState<View>('form');
  const root = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const left = MAX_MESSAGE - length;
  const count = interpolate(left === 1 ? labels.left.one : labels.left.other, { n: left });

  // A layout effect reads the uncontrolled fields before React handles the click that hydrated the island.
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    return connectMessageForm(
      root.current,
      (next) => flushSync(() => setView(next)),
      () => setLength(message.current?.value.length ?? 0),
    );
  }, []);

  const control = (field: keyof typeof labels.fields) => ({
    id: `enquiry-${field}`,
    name: field,
    dir: 'auto',
    'data-label': labels.fields[field],
  });

  return (
    <div ref={root} data-view={view}>
      <h2 tabIndex={-1} data-when="form" lang={language(copy.title)}>
        {copy.title}
      </h2>
      {/* Keeps Enter from submitting without JavaScript: in a form outside a <dialog>, `dialog` does nothing (HTML). */}
      <form id="enquiry-form" className="enquiry-form" method="dialog">
        {INPUTS.map(({ field, ...input }) => (
          <div key={field} className="field">
            <label htmlFor={`enquiry-${field}`} className={input.required ? 'required' : undefined}>
              {input.required ? labels.fields[field] : `${labels.fields[field]} ${labels.optional}`}
            </label>
            {field === 'mobile' ? (
              <>
                <input {...control(field)} {...input} title={labels.mobileHint} aria-describedby="mobile-hint" />
                <p className="hint" id="mobile-hint">
                  {labels.mobileHint}
                </p>
              </>
            ) : (
              <input {...control(field)} {...input} />
            )}
          </div>
        ))}
        <div className="field">
          <label htmlFor="enquiry-message">{`${labels.fields.message} ${labels.optional}`}</label>
          <textarea
            ref={message}
            {...control('message')}
            rows={4}
            maxLength={MAX_MESSAGE}
            aria-describedby="message-count"
          />
          <p className="count" id="message-count">
            {length > 0 && count}
          </p>
        </div>
        <div className="buttons">
          <button type="submit" className="button action whatsapp needs-script" lang={language(copy.submit)}>
            {copy.submit}
          </button>
          <a className="button outline" href={links.back} data-back>
            <span className="to-previous">{labels.links.back}</span>
            <span className="to-franchise">{labels.links.franchise}</span>
          </a>
        </div>
        <p className="hint required needs-script" lang={language(copy.required)}>
          {copy.required}
        </p>
        <p className="hint">
          <span className="needs-script" lang={language(copy.privacy)}>
            {copy.privacy}
          </span>{' '}
          <a href={links.privacy}>{labels.links.privacy}</a>
        </p>
      </form>
      {children}
      {/* Announced every hundred characters, so that screen readers do not interrupt typing. */}
      <span className="visually-hidden" aria-live="polite">
        {length > 0 && left % 100 === 0 && count}
      </span>
    </div>
  );
}
