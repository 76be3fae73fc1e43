import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type Message } from 'html-validate';
import type { Issue } from '../content-check/issue.ts';
import { pageFiles } from './built-site.ts';
import { builtIssue } from './issue.ts';
import type { Source } from './trace.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // A letter of Malayalam is several characters here; the content check counts titles as readers do.
    'long-title': 'off',
    'heading-level': 'error',
    // Astro writes void elements as `<br>` and leaves attributes as written; ids of entries may start with a digit.
    'void-style': 'off',
    'valid-id': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Server-rendered Victory and Embla have style attributes, which the Content-Security-Policy allows there.
    'no-inline-style': 'off',
    // Phone numbers keep the plain spaces of the content, so that they can be found and copied.
    'tel-non-breaking': 'off',
    // The chart is a drawing.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The menu search filters on input and has nothing to submit.
    'wcag/h32': 'off',
  },
});

/** Astro puts the style `astro-island{display:contents}` beside the first island. */
const isIslandStyle = ({ ruleId, message }: Message) =>
  ruleId === 'element-permitted-content' && message.startsWith('<style> element is not permitted');

/** The text after a position in the markup, which is likely to be in the content. */
const textAfter = (html: string, offset: number): string => /(?:>|^)([^<>]{4,})</.exec(html.slice(offset))?.[1] ?? '';

/** Finds invalid HTML in the pages of a built site, with the line of the content that caused it. */
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
