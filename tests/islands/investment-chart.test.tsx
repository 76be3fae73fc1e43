// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cost } from '~/islands/InvestmentChart/cost';
import { InvestmentChart } from '~/islands/InvestmentChart/InvestmentChart';

const cost = (title: string, value: number, share: number): Cost => ({
  title,
  shortTitle: title.slice(0, 6),
  description: `About ${title}`,
  value,
  share,
  colour: '#0c3a2c',
});
const costs = [cost('Franchise fee', 125, 50), cost('Interior', 100, 40), cost('Stock', 25, 10)];
const labels = {
  title: 'Initial investment by item',
  help: 'Use the arrow keys.',
  inAll: 'in all',
  total: 'Total',
};
const chart = (list: readonly Cost[] = costs) => (
  <InvestmentChart costs={list} totalText="₹250" title="Where it goes" labels={labels}>
    <p>Shares are rounded.</p>
  </InvestmentChart>
);
const slices = (root: ParentNode = document) => [...root.querySelectorAll<SVGPathElement>('path[data-item]')];
const litItems = () =>
  [...document.querySelectorAll('[data-active]')].map(
    (one) => `${one.tagName.toLowerCase()} ${one.getAttribute('data-item')}`,
  );
const centre = () => document.querySelector('.centre')?.textContent;

afterEach(cleanup);

describe('the investment chart', () => {
  it('gives slices their share of the circle', () => {
    render(chart([cost('Half', 5, 50), cost('Other half', 5, 50)]));
    // From twelve o'clock to six, and back: radius 180, hole 84.
    // The build that Vitest loads does not round.
    const path = slices()[0]
      ?.getAttribute('d')
      ?.replace(/-?[\d.]+(?:e-?\d+)?/g, (n) => String(Math.round(Number(n)) || 0));
    expect(path).toMatch(/^M0,-180A180,180,0,[01],1,0,180L0,84A84,84,/);
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

  it('no costs at all are no crash', () => {
    render(chart([]));
    expect(slices()).toHaveLength(0);
    expect(centre()).toBe('₹250in all');
  });
});
