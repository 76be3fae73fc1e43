// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cost } from '~/islands/InvestmentChart/cost';
import { InvestmentChart } from '~/islands/InvestmentChart/InvestmentChart';

const cost = (title: string, value: number, share: number, dark = false): Cost => ({
  title,
  shortTitle: title.slice(0, 6),
  description: `About ${title}`,
  value,
  share,
  colour: '#0c3a2c',
  dark,
});
const costs = [cost('Franchise fee', 125, 50, true), cost('Interior', 100, 40), cost('Stock', 25, 10)];
const words = {
  investmentTitle: 'Where it goes',
  chartTitle: 'Initial investment by item',
  chartHelp: 'Use the arrow keys.',
  inAll: 'in all',
  total: 'Total',
};
const chart = (list: readonly Cost[] = costs) => (
  <InvestmentChart costs={list} totalText="₹250" words={words}>
    <p>Shares are rounded.</p>
  </InvestmentChart>
);
const slices = (root: ParentNode = document) => [...root.querySelectorAll<SVGPathElement>('path[data-item]')];
const rows = () => screen.getAllByRole('row').slice(0, -1);
const litItems = () =>
  [...document.querySelectorAll('[data-lit]')].map(
    (one) => `${one.tagName.toLowerCase()} ${one.getAttribute('data-item')}`,
  );
const centre = () => document.querySelector('.centre')?.textContent;

afterEach(cleanup);

describe('the investment chart', () => {
  it('draws a slice and a row for each cost, with name, rupees and share', () => {
    render(chart());
    expect(slices().map((slice) => slice.getAttribute('aria-label'))).toEqual([
      'Franchise fee, ₹125, 50%',
      'Interior, ₹100, 40%',
      'Stock, ₹25, 10%',
    ]);
    expect(rows().map((row) => row.textContent)).toEqual([
      'Franchise feeAbout Franchise fee₹12550%',
      'InteriorAbout Interior₹10040%',
      'StockAbout Stock₹2510%',
    ]);
    expect(screen.getByRole('group', { name: 'Initial investment by item' }).tagName).toBe('svg');
    expect(centre()).toBe('₹250in all');
    expect(screen.getByText('Shares are rounded.')).toBeTruthy();
  });

  it('gives slices their share of the circle', () => {
    render(chart([cost('Half', 5, 50), cost('Other half', 5, 50)]));
    // From twelve o'clock to six, and back: radius 180, hole 84.
    expect(slices()[0]?.getAttribute('d')).toMatch(/^M0,-180A180,180,0,[01],1,0,180L0,84A84,84,/);
  });

  it('one Tab stop, which the arrow keys carry along', () => {
    render(chart());
    const stops = () => slices().map((slice) => slice.getAttribute('tabindex'));
    expect(stops()).toEqual(['0', '-1', '-1']);
    act(() => slices()[0]?.focus());
    fireEvent.keyDown(slices()[0] as Element, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(slices()[2]);
    expect(stops()).toEqual(['-1', '-1', '0']);
    expect(litItems()).toEqual(['path 2', 'tr 2']);
  });

  it.each([
    ['pointing at a slice', () => fireEvent.pointerOver(slices()[1] as Element, { pointerType: 'mouse' })],
    ['pointing at a row', () => fireEvent.pointerOver(rows()[1] as Element, { pointerType: 'mouse' })],
    ['focusing a slice', () => act(() => slices()[1]?.focus())],
    ['focusing a row', () => act(() => rows()[1]?.focus())],
    ['tapping a slice', () => fireEvent.click(slices()[1] as Element)],
    ['tapping inside a row', () => fireEvent.click(screen.getByText('About Interior'))],
  ])('%s lights both and shows rupees and share', (_how, doIt) => {
    render(chart());
    doIt();
    expect(litItems()).toEqual(['path 1', 'tr 1']);
    expect(centre()).toBe('₹100Interi · 40%');
  });

  it('goes dark again: pointer gone, focus gone, Escape', () => {
    render(chart());
    const root = document.querySelector('.investment') as Element;
    fireEvent.pointerOver(slices()[1] as Element, { pointerType: 'mouse' });
    fireEvent.pointerOver(root, { pointerType: 'mouse' });
    expect(litItems()).toEqual([]);
    act(() => slices()[2]?.focus());
    fireEvent.keyDown(slices()[2] as Element, { key: 'Escape' });
    expect(litItems()).toEqual([]);
    fireEvent.click(slices()[2] as Element);
    act(() => slices()[2]?.blur());
    expect(litItems()).toEqual([]);
  });

  it('a finger that passes over lights nothing', () => {
    render(chart());
    fireEvent.pointerOver(slices()[1] as Element, { pointerType: 'touch' });
    expect(litItems()).toEqual([]);
  });

  it('leaves other keys and shortcuts to the browser', () => {
    render(chart());
    act(() => slices()[0]?.focus());
    for (const init of [{ key: 'Tab' }, { key: 'ArrowRight', ctrlKey: true }, { key: 'a' }]) {
      expect(fireEvent.keyDown(slices()[0] as Element, init)).toBe(true);
    }
    expect(document.activeElement).toBe(slices()[0]);
  });

  it('hydrates what the server drew, and takes up the focus that was there before', async () => {
    const complaint = vi.spyOn(console, 'error');
    const host = document.createElement('div');
    host.innerHTML = renderToString(chart());
    document.body.append(host);
    const served = host.innerHTML;
    slices(host)[1]?.focus();
    const recovered = vi.fn();
    const root = await act(async () => hydrateRoot(host, chart(), { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    expect(complaint).not.toHaveBeenCalled();
    expect(litItems()).toEqual(['path 1', 'tr 1']);
    act(() => slices(host)[1]?.blur());
    expect(host.innerHTML.replaceAll(/ tabindex="-?\d"/g, '')).toBe(served.replaceAll(/ tabindex="-?\d"/g, ''));
    act(() => root.unmount());
    host.remove();
  });

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['a lone surrogate', 'half \ud83d emoji'],
    ['right to left', '\u202eمرحبا'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('content with %s is shown as text', (_kind, title) => {
    render(chart([{ ...cost('x', 1, 100), title, description: title }]));
    expect(document.querySelector('.investment script')).toBeNull();
    expect(slices()[0]?.getAttribute('aria-label')).toBe(`${title}, ₹1, 100%`);
    expect(rows()[0]?.textContent).toContain(title);
  });

  it('no costs at all are no crash', () => {
    render(chart([]));
    expect(slices()).toHaveLength(0);
    expect(centre()).toBe('₹250in all');
  });
});
