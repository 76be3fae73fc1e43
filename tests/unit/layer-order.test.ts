import { expect, it } from 'vitest';
import { rankLayers } from '../../src/integrations/layer-order/index.ts';
import { LAYER_ORDER } from '../../src/lib/site/layer-order.ts';

const file = (fileName: string, source?: string | Uint8Array) => ({ type: 'asset' as const, fileName, source });

it('ranks the layers at the top of every style sheet that has any, and touches nothing else', () => {
  const layered = file('_astro/a.css', '@layer components{a{color:red}}');
  const others = [
    file('_astro/print.css', '@media print{nav{display:none}}'),
    file('_astro/a.js', 'const css = "@layer base{}"'),
    file('_astro/a.woff2', new Uint8Array([1])),
    { type: 'chunk' as const, fileName: 'page.css' },
  ];
  const before = structuredClone(others);
  rankLayers([layered, ...others]);
  expect(layered.source).toBe(`${LAYER_ORDER}@layer components{a{color:red}}`);
  expect(others).toEqual(before);
});
