import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../src/publish/built-site.ts';
import { checkMarkup } from '../../src/publish/html.ts';
import { contentSource } from '../../src/publish/trace.ts';
import { FIXTURE_SITE, SITE_ENV } from '../support/fixture.ts';

// publish/gate.slow shows that it finds faults.
it('every page is valid HTML', async () => {
  expect(await checkMarkup(FIXTURE_SITE, contentSource(SITE_ENV.CONTENT_DIR))).toEqual([]);
});

/** Nested style rules, which browsers from before 2023 drop. */
function nestedRules(css: string): string[] {
  const above: string[] = [];
  return [...css.matchAll(/([^{};]*)([{}])/g)].flatMap(([, rule = '', brace]) => {
    if (brace === '}') above.pop();
    else above.push(rule.trim());
    return brace === '{' && above.slice(0, -1).some((one) => !one.startsWith('@')) ? [rule] : [];
  });
}

it('every page works in browsers from before 2023', () => {
  expect(nestedRules('@layer a{.b{color:red;&:hover{color:blue}@media print{top:0}}}')).toEqual([
    '&:hover',
    '@media print',
  ]);
  const names = filesIn(FIXTURE_SITE).filter((file) => /\.(html|js)$/.test(file));
  const files = names.map((file) => readFileSync(join(FIXTURE_SITE, file), 'utf8'));
  const styles = files.flatMap((text) => text.match(/(?<=<style[^>]*>)[^<]+/g) ?? []);
  expect(styles.length).toBeGreaterThan(8);
  expect(styles.flatMap(nestedRules)).toEqual([]);
  // Safari before 17.4 drops `content` with alternative text, so a plain `content` comes first.
  const signs = (css: string) =>
    css.replace(/content:([^;}]+);content:\1 ?\/ ?""/g, '').match(/content:[^;}]+\/ ?""/g) ?? [];
  expect(signs('a:after{content:"+" / ""}b:after{content:"+";content:"+" / ""}')).toEqual(['content:"+" / ""']);
  expect(styles.flatMap(signs)).toEqual([]);
  // A look-behind in one expression stops the whole file: Safari before 16.4.
  const LOOK_BEHIND = /\(\?<[=!]/;
  expect(String(/(?<=\d),/)).toMatch(LOOK_BEHIND);
  for (const text of files) expect(text).not.toMatch(LOOK_BEHIND);
});
