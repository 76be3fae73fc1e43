import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { askAbout } from '../../src/editor/save-dialog.ts';

const back = 'Back to the form';
const resolvedPlaceholders = { phone: 'Phone' };
const tick = ' “Phone” is true now. Take it off “Still to confirm”.';

it.each([
  [{ errors: ['No.'], warnings: ['Sure?'], resolvedPlaceholders }, ['No.', back]],
  [{ warnings: ['Sure?'], resolvedPlaceholders }, ['Sure?', tick, 'Save anyway', back]],
  [{ resolvedPlaceholders }, [tick, back, 'Save']],
])('of %j the dialog says %j', async (verdict, said) => {
  const { document, FormData } = new Window();
  vi.stubGlobal('document', document);
  vi.stubGlobal('FormData', FormData);
  const asked = askAbout(verdict);
  const parts = [...document.querySelectorAll('form > :not(h2)')];
  expect(parts.map(({ textContent }) => textContent)).toEqual(said);
  expect(parts.at(-1)).toHaveProperty('autofocus', true);
  document.querySelector('dialog')?.close('save');
  expect(await asked).toEqual({ save: true, resolved: [] });
  vi.unstubAllGlobals();
});
