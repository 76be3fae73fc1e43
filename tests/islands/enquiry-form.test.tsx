// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from '~/islands/EnquiryForm/EnquiryForm';
import { controlId, DRAFT_KEY, FIELDS } from '~/islands/EnquiryForm/enquiry';
import type { FormWords } from '~/islands/EnquiryForm/words';

const words: FormWords = {
  heading: 'Franchise enquiry',
  name: 'Name',
  mobile: 'Mobile',
  city: 'City',
  email: 'Email',
  message: 'Message',
  notGiven: 'N/A',
  newTab: '(opens in a new tab)',
  errorTitle: 'There is a problem',
  errorPrefix: 'Error',
  remaining: '{n} left',
  remainingOne: '{n} left',
  overLimit: '{n} too many',
  overLimitOne: '{n} too many',
  openedTitle: 'WhatsApp opened',
  openedText: 'Press Send there.',
  blockedTitle: 'One more tap',
  blockedText: 'No tab opened.',
  open: 'Open WhatsApp',
  openAgain: 'Open WhatsApp again',
  copy: 'Copy message',
  copied: 'Message copied.',
  copyFailed: 'Not copied.',
  edit: 'Change details',
  callInstead: 'No WhatsApp?',
  byEmail: 'Send by email',
  call: 'Call +91 00000 00000',
};
/** The form as EnquiryFields.astro writes it, with its errors in data attributes. */
const fields = FIELDS.map((one) => {
  const id = controlId(one);
  const said = {
    'data-missing': `Enter your ${one}.`,
    'data-invalid': `Enter a good ${one}.`,
    'data-too-long': `${one} is too long.`,
  };
  const control = { id, name: one, 'aria-describedby': `${id}-error ${id}-count`, ...said };
  return (
    <div key={one}>
      <label htmlFor={id}>{words[one]}</label>
      {one === 'message' ? <textarea {...control} /> : <input {...control} />}
      <p id={`${id}-error`} />
      <p id={`${id}-count`} />
    </div>
  );
});
const form = () => (
  <EnquiryForm words={words} whatsapp="+91 00000 00000" tel="tel:+910000000000" email="hello@example.com">
    <h2 tabIndex={-1}>Your details</h2>
    <form>{fields}</form>
  </EnquiryForm>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
/** What the lines that describe a field say. */
const description = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const fillIn = (given: Record<string, string> = {}) => {
  const all = { Name: 'Anitha', Mobile: '98470 12345', City: 'Kollam', ...given };
  for (const [label, value] of Object.entries(all)) fireEvent.input(field(label), { target: { value } });
};
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const open = vi.fn<(url: string, target: string) => object | null>();
const openedWith = () => new URL(open.mock.lastCall?.[0] ?? '').searchParams.get('text');

beforeEach(() => {
  document.title = 'Franchise enquiry';
  sessionStorage.clear();
  open.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', open);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the enquiry form', () => {
  it('is a form of the browser’s own until it is live', () => {
    expect(renderToString(form())).not.toContain('novalidate');
    render(form());
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('checks on submission only, and takes each error away once its field is corrected', () => {
    render(form());
    fillIn({ Email: 'x' });
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    fillIn({ Name: ' ', Mobile: '1' });
    submit();
    fillIn({ Name: 'Anitha', Mobile: '98' });
    expect(description('Name')).toBe('');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(description('Mobile')).toBe('Enter a good mobile.');
    fireEvent.input(field('Email'), { target: { value: '' } });
    fireEvent.input(field('Mobile'), { target: { value: '98470 12345' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Franchise enquiry');
  });

  it('copies the message, or says that it could not', async () => {
    const user = userEvent.setup();
    render(form());
    fillIn();
    submit();
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await screen.findByText('Message copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('Name: Anitha');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await screen.findByText('Not copied.')).toBeTruthy();
  });

  it('counts while somebody types, aloud only when they pause', async () => {
    vi.useFakeTimers();
    render(form());
    fireEvent.input(field('Message'), { target: { value: 'Hello' } });
    expect(description('Message')).toBe('495 left');
    act(() => field('Message').focus());
    const spoken = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    expect(spoken()).toBe('');
    act(() => vi.advanceTimersByTime(600));
    fireEvent.input(field('Message'), { target: { value: 'Hello!' } });
    act(() => vi.advanceTimersByTime(600));
    expect(spoken()).toBe('');
    act(() => vi.advanceTimersByTime(600));
    expect(spoken()).toBe('494 left');
    vi.useRealTimers();
  });

  it('hydrates around what was typed before, and sends it', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(form());
    document.body.append(host);
    field('Name').value = 'Typed early';
    field('City').value = 'Kollam';
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ name: 'Old', mobile: '98470 12345' }));
    const recovered = vi.fn();
    const root = await act(async () => hydrateRoot(host, form(), { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    submit();
    expect(openedWith()).toContain('Name: Typed early\nMobile: +91 98470 12345\nCity: Kollam');
    act(() => root.unmount());
    host.remove();
  });
});
