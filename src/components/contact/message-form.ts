import { copyText } from '~/lib/site/copy-text';
import { readSession, writeSession } from '~/lib/site/session';
import { composeMessage, type Recipient } from './message';

/** Key of the draft in session storage. */
const DRAFT = 'message';

/**
 * Composes an e-mail from the form, and shows its text with other ways to send it: without an e-mail program, nothing
 * visible happens. What was typed outlasts a reload.
 * @param form its data attributes are the recipient; `[data-result]` after it is shown afterwards
 */
export function enhanceMessageForm(form: HTMLFormElement, result: HTMLElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')];
  const find = <T extends HTMLElement>(name: string) => result.querySelector(`[data-${name}]`) as T;
  const text = find('text');
  const mail = find<HTMLAnchorElement>('mail');

  const draft = JSON.parse(readSession(DRAFT) ?? '{}');
  for (const field of fields) field.value ||= draft[field.name] ?? '';
  form.addEventListener('input', () => {
    result.hidden = true;
    writeSession(DRAFT, JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const message = composeMessage(
      fields.map(({ name, value, labels }) => ({ name, value, label: labels?.[0]?.textContent ?? name })),
      form.dataset as unknown as Recipient,
    );
    text.textContent = message.text;
    mail.href = message.mail;
    find<HTMLAnchorElement>('chat').href = message.chat;
    for (const said of ['copied', 'failed']) find(said).hidden = true;
    result.hidden = false;
    find('title').focus();
    mail.click();
  });

  find('copy').addEventListener('click', async () => {
    const copied = await copyText(text.textContent ?? '', text);
    find('copied').hidden = !copied;
    find('failed').hidden = copied;
  });
}
