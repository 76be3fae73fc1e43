import { chatUrl, composeMessage, mailLink } from './message';

/** The form, or the panel that follows it after a tab has opened or the browser has blocked it. */
export type View = 'form' | 'opened' | 'blocked';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A second tap within this time is part of a double tap. */
const DOUBLE_TAP_MS = 500;

/** Opens a tab. @returns false if a pop-up blocker or in-app browser prevents it */
function openTab(url: string): boolean {
  try {
    // With `noopener`, `open` always returns null.
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  } catch {
    return false;
  }
}

/** Copies a text. @returns false if that failed; then the shown text is selected */
async function copyText(text: string, preview: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Insecure pages and in-app browsers have no clipboard.
    getSelection()?.selectAllChildren(preview);
    return false;
  }
}

/** Keeps a draft of the fields in this tab. @returns functions that restore and save it */
function keepDraft(key: string, fields: readonly Field[]) {
  const restore = (canReplace: boolean) => {
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      for (const field of fields) {
        const text = draft[field.name];
        if (typeof text === 'string' && (canReplace || !field.value)) field.value = text;
      }
    } catch {
      // No storage, or a corrupt draft.
    }
  };
  const save = () => {
    try {
      const draft = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
      if (fields.some(({ value }) => value)) sessionStorage.setItem(key, draft);
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage, the draft lasts as long as the page.
    }
  };
  return { restore, save };
}

/**
 * Composes a message from a form and shows it in the panel (MessagePanel.astro), which never claims that it was sent. The
 * draft stays in the tab until "I have sent it".
 * @param root has `data-view`, a form whose fields have a `data-label`, and the panel
 * @param setView writes `data-view`
 * @param onChange called after fields have changed
 * @returns a function that disconnects
 */
export function connectMessageForm(root: HTMLElement, setView: (view: View) => void, onChange?: () => void) {
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const form = find<HTMLFormElement>('form');
  const preview = find('[data-preview]');
  const chat = find<HTMLAnchorElement>('[data-chat]');
  const mail = find<HTMLAnchorElement>('[data-mail]');
  const { email = '', whatsapp = '', heading = '', via } = find('[data-via]').dataset;
  const fields = [...form.querySelectorAll<Field>('[data-label]')];
  const { restore, save } = keepDraft(`sarbath/${form.id}`, fields);
  const controller = new AbortController();
  const { signal } = controller;
  let message = '';
  let shownAt = -DOUBLE_TAP_MS;

  const show = (view: View) => {
    shownAt = performance.now();
    setView(view);
    find(`h2[data-when=${view}]`).focus();
  };
  const isDoubleTap = () => performance.now() < shownAt + DOUBLE_TAP_MS;
  const showCopied = (copied?: boolean) => {
    find('[data-copied]').hidden = copied !== true;
    find('[data-copy-failed]').hidden = copied !== false;
  };
  const copy = async () => showCopied(await copyText(message, preview));
  const update = () => {
    save();
    onChange?.();
  };

  restore(false);
  update();
  form.addEventListener('input', update, { signal });
  // Password managers may fill fields without an event.
  addEventListener('pagehide', save, { signal });
  // After Back, the cached page may be older than the draft.
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    restore(true);
    update();
    setView('form');
  };
  addEventListener('pageshow', handleReturn, { signal });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDoubleTap()) return;
    save();
    const subject = fields.find(({ name, value }) => name === 'subject' && value)?.value ?? heading;
    message = composeMessage(
      heading,
      fields.map((field) => [field.dataset['label'] ?? '', field.value]),
    );
    preview.textContent = message;
    chat.href = chatUrl(whatsapp, message);
    mail.href = mailLink(email, subject, message);
    showCopied();
    if (via === 'chat') show(openTab(chat.href) ? 'opened' : 'blocked');
    else {
      mail.click();
      show('opened');
    }
  };
  form.addEventListener('submit', handleSubmit, { signal });

  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-preview] ~ * :is(a, button)');
    if (!button) return;
    if (isDoubleTap()) event.preventDefault();
    else if (button.matches('[data-copy]')) copy();
    else if (button === mail && !mail.href.includes('&body=')) copy();
    else if (button === chat) setView('opened');
    else if (button.matches('[data-change]')) show('form');
    else if (button.matches('[data-done]')) {
      form.reset();
      update();
      show('form');
    }
  };
  root.addEventListener('click', handleClick, { signal });
  return () => controller.abort();
}
