import { telLink } from '~/lib/chat';
import { fill } from '~/lib/text';
import type { FormWords } from './EnquiryForm';
import type { useEnquiry } from './use-enquiry';
import { WhatsAppIcon } from './WhatsAppIcon';

interface Props {
  enquiry: ReturnType<typeof useEnquiry>;
  words: FormWords;
  phone: string;
  newTab: string;
}

/** After the button: what to do in WhatsApp, and every way on. Never says that anything was sent. */
export function Opened({ enquiry: { state, refs, chat, reopen, copy, edit }, words, phone, newTab }: Props) {
  const blocked = state.step === 'blocked';
  const told = { 'not yet': '', copied: words.copied, failed: words.copyFailed }[state.copy];
  return (
    <div className="opened">
      <div role="status">
        {!blocked && (
          <svg className="tick" viewBox="0 0 84 84" aria-hidden="true">
            <circle cx="42" cy="42" r="39" />
            <path d="M24 43l13 13 24-27" />
          </svg>
        )}
        <h2 tabIndex={-1} ref={refs.landing}>
          {blocked ? words.blockedTitle : words.openedTitle}
        </h2>
        <p className="lead">{blocked ? words.blockedText : words.openedText}</p>
      </div>
      <pre ref={refs.preview}>{state.message}</pre>
      <div className="buttons">
        <a className="button" href={chat} target="_blank" rel="noopener" onClick={reopen}>
          <WhatsAppIcon />
          {words.openAgain}
          <span className="spoken"> {newTab}</span>
        </a>
        <button type="button" className="button outline" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="button outline" onClick={edit}>
          {words.edit}
        </button>
      </div>
      <p className="copied" role="status">
        {told}
      </p>
      <p className="next">
        {words.callInstead} <a href={telLink(phone)}>{fill(words.call, { phone })}</a>
      </p>
    </div>
  );
}
