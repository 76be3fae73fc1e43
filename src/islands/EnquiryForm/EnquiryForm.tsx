import type { z } from 'astro/zod';
import { FIELDS } from '~/lib/enquiry';
import { countText, errorText } from '~/lib/enquiry-text';
import type { registerPage } from '~/schemas/pages/register';
import './enquiry-form.css';
import { controlId, FieldRow } from './FieldRow';
import { Opened } from './Opened';
import { useEnquiry } from './use-enquiry';
import { WhatsAppIcon } from './WhatsAppIcon';

/** The words of content/pages/register.md, less those of the page around the form. */
export type FormWords = Omit<
  z.infer<ReturnType<typeof registerPage>>,
  'title' | 'description' | 'heading' | 'shareAlt' | 'placeholders' | 'intro' | 'aside' | 'noScript' | 'chatInstead'
>;

interface Props {
  words: FormWords;
  /** First line of the message. */
  heading: string;
  whatsapp: string;
  phone: string;
  email: string;
  /** Read aloud after links that open a new tab. */
  newTab: string;
  /** Where Back leads when there is no page to go back to. */
  backTo: string;
  privacy: string;
}

/**
 * The franchise enquiry. Without script it is an ordinary form: the browser checks the required fields and opens an
 * e-mail with all five. With script it opens WhatsApp with a message instead.
 */
export function EnquiryForm({ words, heading, whatsapp, phone, email, newTab, backTo, privacy }: Props) {
  const { errorPrefix } = words;
  const enquiry = useEnquiry({ whatsapp, errorPrefix, words: { ...words, heading } });
  const { state, typed, refs } = enquiry;
  const row = (field: (typeof FIELDS)[number]) => ({
    field,
    label: words[field],
    error: errorText(field, state.problems[field], words),
    count: countText(field, typed[field], words),
  });
  const optional = (field: 'email' | 'message') => ({ ...row(field), label: `${words[field]} ${words.optional}` });
  const errors = FIELDS.map(row).filter(({ error }) => error !== undefined);

  return (
    <>
      <div hidden={state.step !== 'form'}>
        {errors.length > 0 && (
          <div className="summary" tabIndex={-1} ref={refs.landing}>
            <div role="alert">
              <h2>{words.errorTitle}</h2>
              <ul>
                {errors.map(({ field, error }) => (
                  <li key={field}>
                    <a href={`#${controlId(field)}`} onClick={(event) => enquiry.goTo(event, field)}>
                      {error}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <h2 tabIndex={-1} ref={errors.length > 0 || state.step !== 'form' ? undefined : refs.landing}>
          {words.formTitle}
        </h2>
        <form
          ref={refs.form}
          method="post"
          encType="text/plain"
          action={`mailto:${email}?subject=${encodeURIComponent(heading)}`}
          onInput={enquiry.remember}
          onSubmit={enquiry.submit}
        >
          <FieldRow {...row('name')} autoComplete="name" required />
          <div className="pair">
            <FieldRow {...row('mobile')} type="tel" inputMode="tel" autoComplete="tel" required />
            <FieldRow {...row('city')} autoComplete="address-level2" required />
          </div>
          <FieldRow {...optional('email')} type="email" autoComplete="email" />
          <FieldRow {...optional('message')} tall />
          <div className="actions">
            <a className="button outline" href={backTo} data-back>
              {words.back}
            </a>
            <button type="submit" className="button action">
              <WhatsAppIcon className="scripted" />
              <span className="scripted">{words.submit}</span>
              <span className="unscripted">{words.submitByEmail}</span>
            </button>
          </div>
          <p className="hint scripted" data-needs-script>
            {words.requiredHint}
          </p>
          <p className="hint scripted" data-needs-script>
            {words.privacyHint} <a href={privacy}>{words.privacyLink}</a>
          </p>
        </form>
      </div>
      {state.step !== 'form' && <Opened {...{ enquiry, words, phone, newTab }} />}
    </>
  );
}
