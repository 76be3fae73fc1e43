import { type RefObject, useRef, useState } from 'react';
import { chatUrl, mailLink } from '~/lib/site/contact-links';
import { copyText } from '~/lib/site/copy-text';
import type { FormLabels } from './labels';

/** Where an enquiry goes. */
export interface Recipient {
  /** Digits with country code. */
  readonly whatsapp: string;
  readonly email: string;
  /** The `tel:` URL, and the text of its link. */
  readonly tel: string;
  readonly call: string;
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
  const { opened, written } = labels;
  const [copied, setCopied] = useState<boolean>();
  const preview = useRef<HTMLPreElement>(null);
  return (
    <div className="opened">
      <div role="status" className={blocked ? undefined : 'success'}>
        <h2 tabIndex={-1} ref={heading}>
          {blocked ? opened.blockedTitle : opened.title}
        </h2>
        <p className="lead">{blocked ? opened.blockedText : opened.text}</p>
      </div>
      <pre ref={preview} translate="no">
        {message}
      </pre>
      <div className="buttons">
        <a
          className="button whatsapp"
          href={chatUrl(recipient.whatsapp, message)}
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          <span>{blocked ? opened.open : opened.again}</span>
          <span className="visually-hidden">{` ${labels.newTab}`}</span>
        </a>
        <button
          type="button"
          className="button outline"
          onClick={async () => setCopied(await copyText(message, preview.current))}
        >
          {written.copy}
        </button>
        <a className="button outline" href={mailLink(recipient.email, labels.heading, message)}>
          {written.email}
        </a>
        <button type="button" className="button outline" onClick={onEdit}>
          {opened.edit}
        </button>
      </div>
      <p className="copied" role="status">
        {copied === undefined ? '' : copied ? written.copied : written.copyFailed}
      </p>
      <p className="next">
        <span>{`${opened.callInstead} `}</span>
        <a className="text-link" href={recipient.tel}>
          {recipient.call}
        </a>
      </p>
    </div>
  );
}
