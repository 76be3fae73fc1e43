import { mailLink } from '~/lib/site/contact-links';
import type { useEnquiry } from './use-enquiry';
import type { FormWords } from './words';

interface Props {
  enquiry: ReturnType<typeof useEnquiry>;
  words: FormWords;
  /** The `tel:` URL. */
  tel: string;
  /** The address of an e-mail with the message. */
  email: string;
}

/** The view after submission. It never claims that anything was sent, which only WhatsApp knows. */
export function Opened({ enquiry, words, tel, email }: Props) {
  const { step, message, copy } = enquiry.state;
  const blocked = step === 'blocked';
  return (
    <div className="opened">
      <div role="status" className={blocked ? undefined : 'success'}>
        <h2 tabIndex={-1} ref={enquiry.landing}>
          {blocked ? words.blockedTitle : words.openedTitle}
        </h2>
        <p className="lead">{blocked ? words.blockedText : words.openedText}</p>
      </div>
      <pre ref={enquiry.preview}>{message}</pre>
      <div className="buttons">
        <a className="button chat" href={enquiry.chat} target="_blank" rel="noopener" onClick={enquiry.reopen}>
          {blocked ? words.open : words.openAgain}
          <span className="spoken"> {words.newTab}</span>
        </a>
        <button type="button" className="button outline" onClick={enquiry.copy}>
          {words.copy}
        </button>
        <a className="button outline" href={mailLink(email, words.heading, message)}>
          {words.byEmail}
        </a>
        <button type="button" className="button outline" onClick={enquiry.edit}>
          {words.edit}
        </button>
      </div>
      <p className="copied" role="status">
        {copy === 'copied' ? words.copied : copy === 'failed' ? words.copyFailed : ''}
      </p>
      <p className="next">
        {words.callInstead} <a href={tel}>{words.call}</a>
      </p>
    </div>
  );
}
