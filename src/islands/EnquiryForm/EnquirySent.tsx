import { type RefObject, useRef, useState } from 'react';
import { chatLink, mailLink } from '~/lib/site/contact-links';
import { copyText } from '~/lib/site/copy-text';
import type { FormLabels } from './labels';

/** Where an enquiry goes. */
export interface Recipient {
  /** Number with country code. */
  readonly whatsapp: string;
  readonly email: string;
  /** The `tel:` URL. */
  readonly tel: string;
}

interface Props {
  readonly labels: FormLabels;
  readonly recipient: Recipient;
  readonly message: string;
  /** Whether the browser kept the new tab shut. */
  readonly blocked: boolean;
  /** Gets the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}

/** The view after submission. It never claims that anything was sent, which only WhatsApp knows. */
export function EnquirySent({ labels, recipient, message, blocked, heading, onOpen, onEdit }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const preview = useRef<HTMLPreElement>(null);
  return (
    <div className="opened">
      <div role="status" className={blocked ? undefined : 'success'}>
        <h2 tabIndex={-1} ref={heading}>
          {blocked ? labels.blockedTitle : labels.openedTitle}
        </h2>
        <p className="lead">{blocked ? labels.blockedText : labels.openedText}</p>
      </div>
      <pre ref={preview}>{message}</pre>
      <div className="buttons">
        <a
          className="button chat"
          href={chatLink(recipient.whatsapp, message)}
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          {blocked ? labels.open : labels.openAgain}
          <span className="visually-hidden"> {labels.newTab}</span>
        </a>
        <button
          type="button"
          className="button outline"
          onClick={async () => setCopied(await copyText(message, preview.current))}
        >
          {labels.copy}
        </button>
        <a className="button outline" href={mailLink(recipient.email, labels.heading, message)}>
          {labels.byEmail}
        </a>
        <button type="button" className="button outline" onClick={onEdit}>
          {labels.edit}
        </button>
      </div>
      <p className="copied" role="status">
        {copied === undefined ? '' : copied ? labels.copied : labels.copyFailed}
      </p>
      <p className="next">
        {labels.callInstead} <a href={recipient.tel}>{labels.call}</a>
      </p>
    </div>
  );
}
