import { chatUrl, mailLink } from '~/lib/site/contact-links';

/** A filled field of the form: its label and what was typed. */
export interface MessageField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Where a message goes. */
export interface Recipient {
  readonly email: string;
  /** Digits with country code. */
  readonly whatsapp: string;
  /** Subject of an e-mail for which none was typed. */
  readonly subject: string;
}

/**
 * The message of the contact form, exactly as typed; empty fields are left out.
 * @returns the text of all fields, and the links that open an e-mail and a chat with it
 */
export function composeMessage(fields: readonly MessageField[], { email, whatsapp, subject }: Recipient) {
  const given = fields.filter(({ value }) => value);
  const lines = (some: readonly MessageField[]) => some.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const typed = given.find(({ name }) => name === 'subject');
  const text = lines(given);
  return {
    text,
    mail: mailLink(email, typed?.value ?? subject, lines(given.filter((field) => field !== typed))),
    chat: chatUrl(whatsapp, text),
  };
}
