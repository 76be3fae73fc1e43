import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { textProps } from '~/lib/format/script';
import { chatUrl, mailLink, SECOND_TAP } from '~/lib/site/contact-links';
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
  const [shownAt] = useState(() => performance.now());
  const handleOpen = (event: MouseEvent) => {
    // The second tap of two on Send, where WhatsApp is opening already.
    if (!blocked && event.timeStamp < shownAt + SECOND_TAP) event.preventDefault();
    else onOpen();
  };
  return (
    <div className="opened">
      <div role="status" className={blocked ? undefined : 'success'}>
        <h2 tabIndex={-1} ref={heading} {...textProps(blocked ? opened.blockedTitle : opened.title)} />
        <p className="lead" {...textProps(blocked ? opened.blockedText : opened.text)} />
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
          onClick={handleOpen}
        >
          <span {...textProps(blocked ? opened.open : opened.again)} />
          <span className="visually-hidden" {...textProps(` ${labels.newTab}`)} />
        </a>
        <button
          type="button"
          className="button outline"
          onClick={async () => setCopied(await copyText(message, preview.current))}
          {...textProps(written.copy)}
        />
        <a
          className="button outline"
          href={mailLink(recipient.email, labels.heading, message)}
          {...textProps(written.email)}
        />
        <button type="button" className="button outline" onClick={onEdit} {...textProps(opened.edit)} />
      </div>
      <p
        className="copied"
        role="status"
        {...textProps(copied === undefined ? '' : copied ? written.copied : written.copyFailed)}
      />
      <p className="next">
        <span {...textProps(`${opened.callInstead} `)} />
        <a className="text-link" href={recipient.tel}>
          {recipient.call}
        </a>
      </p>
    </div>
  );
}
