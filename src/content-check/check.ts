/** Runs all rules. Works in browsers too. */
import type { Content } from './content.ts';
import { type Issue, sortIssues } from './issue.ts';
import { readBodies } from './markdown.ts';
import { shownEntries } from './published.ts';
import { dateRule, duplicateRule, estimateRule, fileRule, hiddenRule, referenceRule } from './rules/entries.ts';
import { imageRule } from './rules/images.ts';
import { linkRule } from './rules/links.ts';
import { markdownRule } from './rules/markdown.ts';
import { schemaRule } from './rules/schema.ts';
import { textRule } from './rules/texts.ts';

/**
 * Returns all issues, sorted by file and line. Does not read the bytes of images.
 * @param now the moment that decides which entries are published
 */
export function check(content: Content, now = new Date()): Issue[] {
  const bodyOf = readBodies(content);
  const shown = shownEntries(content, now);
  return sortIssues([
    ...schemaRule(content, bodyOf),
    ...fileRule(content),
    ...referenceRule(content),
    ...imageRule(content, bodyOf),
    ...markdownRule(content, bodyOf),
    ...linkRule(content, bodyOf),
    ...textRule(content),
    ...duplicateRule(shown),
    ...hiddenRule(content, shown),
    ...estimateRule(content, shown),
    ...dateRule(content, now),
  ]);
}
