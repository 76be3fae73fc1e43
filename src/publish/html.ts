import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type Message } from 'html-validate';
import type { Issue } from '../content-check/issue.ts';
import { pageFiles } from './built-site.ts';
import { builtIssue } from './issue.ts';
import type { Source } from './trace.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    // Ids of entries may start with a digit.
    'valid-id': 'off',
    // The chart is an SVG.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The menu search filters on input and has nothing to submit.
    'wcag/h32': 'off',
  },
});

/** Astro puts a style element before the first island. */
const isIslandStyle = ({ ruleId, message }: Message) =>
  ruleId === 'element-permitted-content' && message.startsWith('<style> element is not permitted');

/** Returns the first text after an offset in the HTML, to find the content file it comes from. */
const textAfter = (html: string, offset: number): string => /(?:>|^)([^<>]{4,})</.exec(html.slice(offset))?.[1] ?? '';

/** Finds invalid HTML in the pages of a built site. */
export async function checkMarkup(dist: string, source: Source): Promise<Issue[]> {
  const found: Issue[] = [];
  for (const { path, file } of pageFiles(dist)) {
    const html = readFileSync(join(dist, file), 'utf8');
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages).filter((message) => !isIslandStyle(message));
    for (const { offset, ruleId, message } of faults) {
      const place = source(textAfter(html, offset), path) ?? { file: `dist/${file}` };
      found.push(builtIssue(place, `On ${path}: the page is not valid HTML (${ruleId}): ${message}.`));
    }
  }
  return found;
}
