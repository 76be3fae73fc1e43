import { SECOND_TAP } from '~/lib/site/contact-links';
import { copyText } from '~/lib/site/copy-text';
import { readSession, writeSession } from '~/lib/site/session';
import { composeMessage, type Recipient } from './message';

/** Key of the draft in session storage, which all pages of a host share; keep-draft.ts names it too. */
const DRAFT = 'sarbath/message';
/** In the draft once the e-mail was opened. No field has this name. */
const OPENED = 'opened';

function readDraft(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readSession(DRAFT) ?? '') ?? {};
  } catch {
    return {};
  }
}

/**
 * Composes an e-mail from the form, and shows its text with other ways to send it: without an e-mail program, nothing
 * visible happens. What was typed, and the other ways, outlast a reload and Back. They go once the visitor says that the
 * message is sent, or comes anew.
 * @param form its data attributes are the recipient; `[data-result]` after it is shown afterwards
 */
export function enhanceMessageForm(form: HTMLFormElement, result: HTMLElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')].map((field) => ({
    field,
    // Before a translator changes it.
    label: field.labels?.[0]?.textContent ?? field.name,
  }));
  const find = <T extends HTMLElement>(name: string) => result.querySelector(`[data-${name}]`) as T;
  const text = find('text');
  const mail = find<HTMLAnchorElement>('mail');
  /** The message that was composed last. */
  let composed = '';
  let sentAt = -SECOND_TAP;

  const save = (opened?: boolean) => {
    const values = fields.map(({ field: { name, value } }) => [name, value]);
    writeSession(DRAFT, JSON.stringify({ ...Object.fromEntries(values), [OPENED]: opened }));
  };
  const show = () => {
    const message = composeMessage(
      fields.map(({ field: { name, value }, label }) => ({ name, value, label })),
      form.dataset as unknown as Recipient,
    );
    composed = message.text;
    text.textContent = composed;
    mail.href = message.mail;
    find<HTMLAnchorElement>('chat').href = message.chat;
    find('copied').hidden = true;
    find('failed').hidden = true;
    result.hidden = false;
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload and Back are no new visits.
  if (readDraft()[OPENED] && visit?.type === 'navigate') writeSession(DRAFT);

  const restore = (isNewer?: boolean) => {
    const draft = readDraft();
    for (const { field } of fields) {
      const kept = draft[field.name];
      if (typeof kept !== 'string' || (field.value && !isNewer)) continue;
      field.value = kept;
      result.hidden = true;
    }
    if (draft[OPENED] && fields.every(({ field }) => field.value === draft[field.name])) show();
  };
  restore();
  // The draft is newer than a page from the back/forward cache if the form was opened once more after that.
  addEventListener('pageshow', ({ persisted }) => persisted && restore(true));

  // Nothing is required, and an e-mail is sent as it is written: the browser would hold back "NA".
  form.noValidate = true;

  form.addEventListener('input', () => {
    result.hidden = true;
    save();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
    save(true);
    find('title').focus();
    if (event.timeStamp > sentAt + SECOND_TAP) mail.click();
    sentAt = event.timeStamp;
  });

  find('copy').addEventListener('click', async () => {
    const copied = await copyText(composed, text);
    find('copied').hidden = !copied;
    find('failed').hidden = copied;
  });

  find('done').addEventListener('click', () => {
    form.reset();
    writeSession(DRAFT);
    result.hidden = true;
    fields[0]?.field.focus();
  });
}
