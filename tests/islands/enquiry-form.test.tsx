// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EnquiryForm } from '~/islands/EnquiryForm/EnquiryForm';
import { DRAFT_KEY } from '~/islands/EnquiryForm/enquiry';
import { enquiryFormLabels as labels } from '../support/enquiry-labels.ts';

const recipient = {
  whatsapp: '910000000000',
  email: 'hello@example.com',
  tel: 'tel:+910000000000',
  call: 'Call +91 00000 00000',
};
const form = () => (
  <EnquiryForm labels={labels} recipient={recipient} links={{ back: '/franchise', privacy: '/contact#privacy' }} />
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
/** What the lines that describe a field say. */
const description = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fillIn = (given: Record<string, string> = {}) => {
  const all = { Name: 'Anitha', Mobile: '98470 12345', City: 'Kollam', ...given };
  for (const [label, value] of Object.entries(all)) type(label, value);
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

it('is a form of the browser’s own until it is hydrated', () => {
  expect(renderToString(form())).not.toContain('novalidate');
  render(form());
  expect(document.querySelector('form')?.noValidate).toBe(true);
});

it('checks on submission only, and takes each error away once its field is corrected', () => {
  render(form());
  fillIn({ Name: ' ', Mobile: '1', Email: 'x' });
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  expect(document.title).toBe('Error: Franchise enquiry');
  expect(document.activeElement?.className).toBe('summary');
  const said = screen.getAllByRole('link').slice(0, 3);
  expect(said.map(({ textContent }) => textContent)).toEqual(['Name', 'Mobile', 'Email'].map(description));
  fireEvent.click(said[1] as Element);
  expect(document.activeElement).toBe(field('Mobile'));
  type('Name', 'Anitha');
  expect(description('Name')).toBe('');
  expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  expect(description('Mobile')).toBe(labels.errors.mobileInvalid);
  type('Email', '');
  type('Mobile', '98470 12345');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Franchise enquiry');
  type('Mobile', '');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('opens one tab however often it is submitted, and keeps everything for a change', async () => {
  render(form());
  fillIn({ Message: 'Corner shop.' });
  act(() => {
    submit();
    submit();
  });
  expect(open).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
  const mail = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '';
  expect(new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(openedWith());
  fireEvent.click(screen.getByRole('button', { name: labels.opened.edit }));
  expect(document.activeElement?.textContent).toBe(labels.form.title);
  expect(field('Message').value).toBe('Corner shop.');
  type('Name', 'Anitha S');
  submit();
  expect(openedWith()).toContain('Name: Anitha S\n');
});

it('keeps the draft until WhatsApp is opened, also where the browser blocks the tab', () => {
  open.mockReturnValue(null);
  render(form());
  fillIn();
  submit();
  expect(document.activeElement?.textContent).toBe(labels.opened.blockedTitle);
  expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Anitha');
  // Happy DOM would follow the link.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: /^Open WhatsApp \(/ }));
  expect(screen.getByText(labels.opened.title)).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it('copies the message, or says that it could not', async () => {
  render(form());
  fillIn();
  submit();
  fireEvent.click(screen.getByRole('button', { name: labels.written.copy }));
  expect(await screen.findByText(labels.written.copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('Name: Anitha');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  fireEvent.click(screen.getByRole('button', { name: labels.written.copy }));
  expect(await screen.findByText(labels.written.copyFailed)).toBeTruthy();
});

it('counts while somebody types, aloud only when they pause', () => {
  vi.useFakeTimers();
  render(form());
  const spoken = () => document.querySelector('[aria-live]')?.textContent;
  type('Message', 'Hello');
  expect(description('Message')).toBe('495 characters left');
  act(() => vi.advanceTimersByTime(600));
  type('Message', 'Hello!');
  act(() => vi.advanceTimersByTime(600));
  expect(spoken()).toBe('');
  act(() => vi.advanceTimersByTime(600));
  expect(spoken()).toBe('494 characters left');
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
