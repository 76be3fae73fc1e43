import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import { language } from '../../src/lib/format/script.ts';
import { onRequest } from '../../src/middleware.ts';

/** The body that the middleware sends for a page or another file. */
async function sent(body: string, type = 'text/html'): Promise<string> {
  const response = new Response(body, { headers: { 'content-type': type } });
  return ((await onRequest({} as APIContext, () => Promise.resolve(response))) as Response).text();
}
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>പാൽ</title></head><body>${body}</body></html>`;

it.each([
  ['<p>Anitha</p>', '<p>Anitha</p>'],
  ['<p> പാൽ </p>', '<p> [പാൽ] </p>'],
  // A partly marked text stays one box in a flex row.
  ['<p>അനിത (Anitha)</p>', '<p><span>[അനിത] (Anitha)</span></p>'],
  ['<p>മിൽക്ക് സർബത്ത്, 2 എണ്ണം! Very cold.</p>', '<p><span>[മിൽക്ക് സർബത്ത്, 2 എണ്ണം]! Very cold.</span></p>'],
  ['<p>one ഒന്ന് two <b>രണ്ട്</b></p>', '<p><span>one [ഒന്ന്] two </span><b>[രണ്ട്]</b></p>'],
  // The old spelling of chillu letters ends with a joiner.
  ['<p>പാല്‍ sarbath</p>', '<p><span>[പാല്‍] sarbath</span></p>'],
  ['<p>Tea &amp; പാൽ</p>', '<p><span>Tea &amp; [പാൽ]</span></p>'],
  ['<noscript>പാൽ</noscript>', '<noscript>[പാൽ]</noscript>'],
  ['<template><p>പാൽ</p></template>', '<template><p>[പാൽ]</p></template>'],
  ['<p lang="ml">പാൽ</p>', '<p lang="ml">പാൽ</p>'],
  ['<select><option>പാൽ</option></select>', '<select><option>പാൽ</option></select>'],
  ['<textarea>പാൽ</textarea>', '<textarea>പാൽ</textarea>'],
  ['<script>"പാൽ"</script><style>/* പാൽ */</style>', '<script>"പാൽ"</script><style>/* പാൽ */</style>'],
  ['<svg><text>പാൽ</text></svg>', '<svg><text>പാൽ</text></svg>'],
  [
    '<astro-island>പാൽ<astro-slot>പാൽ<astro-island>പാൽ</astro-island></astro-slot></astro-island>',
    '<astro-island>പാൽ<astro-slot>[പാൽ]<astro-island>പാൽ</astro-island></astro-slot></astro-island>',
  ],
])('the language of Malayalam words is marked in %s', async (body, expected) => {
  expect(await sent(page(body))).toBe(page(expected.replace(/\[(.+?)\]/g, '<span lang="ml">$1</span>')));
});

it('the language of Malayalam words is marked on pages only', async () => {
  expect(await sent('<p>പാൽ</p>', 'application/json')).toBe('<p>പാൽ</p>');
});

it.each([
  ['2 പാൽ, 3!', 'ml'],
  ['പാൽ milk', undefined],
  ['milk', undefined],
  ['', undefined],
])('the language of Malayalam words of an option %j is %s', (text, lang) => expect(language(text)).toBe(lang));
