import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { registerPage } from '~/schemas/pages/register';
import { controlId, type EnquiryWords, FIELDS } from './enquiry';
import './enquiry-form.css';
import { Opened, type OpenedWords } from './Opened';
import { useEnquiry } from './use-enquiry';

type PageWords = z.infer<ReturnType<typeof registerPage>>;
/** The words of content/pages/register.md that come up while somebody uses the form, and two of the whole site's. */
export type FormWords = EnquiryWords &
  OpenedWords &
  Pick<PageWords, 'errorTitle' | 'errorPrefix' | 'remaining' | 'remainingOne' | 'overLimit' | 'overLimitOne'>;

interface Props {
  words: FormWords;
  whatsapp: string;
  /** Address of the link that calls: `tel:` and the number. */
  tel: string;
  /** The form itself, which works without us: EnquiryFields.astro. */
  children?: ReactNode;
}

/**
 * The franchise enquiry. Its form is static: the browser checks the required fields and opens an e-mail with all five.
 * The island checks it in words instead, tells lengths, keeps a draft and opens WhatsApp with a message.
 */
export function EnquiryForm({ words, whatsapp, tel, children }: Props) {
  const enquiry = useEnquiry(words, whatsapp);
  const { state, root, landing } = enquiry;
  const wrong = FIELDS.filter((field) => state.errors[field]);
  return (
    <>
      <div hidden={state.step !== 'form'} ref={root} onInput={enquiry.remember} onSubmit={enquiry.submit}>
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
      {state.step !== 'form' && <Opened enquiry={enquiry} words={words} tel={tel} />}
    </>
  );
}
