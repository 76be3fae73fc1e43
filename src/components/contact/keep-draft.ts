/**
 * Keeps what was typed into the contact form before its script was there (message-form.ts, which restores it), or filled in by
 * a program without an event. Without imports, so that Astro writes it into the page itself.
 */
addEventListener('pagehide', () => {
  const form = document.querySelector<HTMLFormElement>('.message form');
  if (!form || document.querySelector('.message [data-result]:not([hidden])')) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem('sarbath/message') ?? '{}');
    for (const [name, value] of new FormData(form)) if (value) draft[name] = value;
    sessionStorage.setItem('sarbath/message', JSON.stringify(draft));
  } catch {
    // Storage may be forbidden.
  }
});
