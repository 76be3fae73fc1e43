import type { ReactNode } from 'react';
import { controlId, FIELDS } from './enquiry';
import './enquiry-form.css';
import { Opened } from './Opened';
import { useEnquiry } from './use-enquiry';
import type { FormWords } from './words';

interface Props {
  words: FormWords;
  whatsapp: string;
  /** The `tel:` URL. */
  tel: string;
  /** The address for those who would rather send an e-mail. */
  email: string;
  /** The form, which works without script (EnquiryFields.astro). */
  children?: ReactNode;
}

/**
 * The franchise enquiry. Its static form works alone: the browser checks the required fields and composes an email.
 * The island explains errors, counts characters, saves a draft and opens WhatsApp with a message.
 */
export function EnquiryForm({ words, whatsapp, tel, email, children }: Props) {
  const enquiry = useEnquiry(words, whatsapp);
  const { state, root, landing } = enquiry;
  const wrong = FIELDS.filter((field) => state.errors[field]);
  return (
    <>
      <div hidden={state.step !== 'form'} ref={root} onInput={enquiry.type} onSubmit={enquiry.submit}>
        {wrong.length > 0 && (
          <div className="summary" tabIndex={-1} ref={landing}>
            <div role="alert">
              <h2>{words.errorTitle}</h2>
              <ul>
                {wrong.map((field) => (
                  <li key={field}>
                    <a href={`#${controlId(field)}`} onClick={enquiry.goTo}>
                      {state.errors[field]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {children}
        <span className="spoken" aria-live="polite">
          {enquiry.spoken}
        </span>
      </div>
      {state.step !== 'form' && <Opened enquiry={enquiry} words={words} tel={tel} email={email} />}
    </>
  );
}
