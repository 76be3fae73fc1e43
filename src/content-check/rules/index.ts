/** Every rule over every file, all issues at once. Runs in browsers too. */
import { readBodies } from '../bodies.ts';
import type { Content } from '../content.ts';
import { type Issue, sorted } from '../issues.ts';
import { linkTargets } from '../link-targets.ts';
import { answerRule } from './answers.ts';
import { encodingRule } from './encoding.ts';
import { colourRule, estimateRule } from './figures.ts';
import { fileRule } from './files.ts';
import { imageRule } from './images.ts';
import { linkRule } from './links.ts';
import { markupRule } from './markup.ts';
import { duplicateRule, placeholderRule } from './names.ts';
import { originalsRule } from './originals.ts';
import { periodRule, publishedRule } from './published.ts';
import { schemaRule } from './schema.ts';
import { textRule } from './texts.ts';

/**
 * Every mistake in the content, in the order of files and lines.
 * @param now decides which entries are published
 */
export async function issuesIn(content: Content, now = new Date()): Promise<Issue[]> {
  const bodyOf = await readBodies(content);
  const targets = linkTargets(content, bodyOf, now);
  const garbled = encodingRule(content);
  const unread = new Set(garbled.map(({ file }) => file));
  const found = [
    ...content.odd,
    ...targets.clashes,
    ...schemaRule(content, bodyOf),
    ...fileRule(content),
    ...duplicateRule(content),
    ...placeholderRule(content),
    ...(await imageRule(content, bodyOf)),
    ...(await originalsRule(content)),
    ...markupRule(content, bodyOf),
    ...linkRule(content, bodyOf, targets),
    ...textRule(content, bodyOf, targets, now),
    ...publishedRule(content, now),
    ...colourRule(content),
    ...estimateRule(content, now),
    ...answerRule(content),
    ...periodRule(content),
  ];
  // What follows from letters that are not what was meant is no mistake of its own.
  return sorted([...garbled, ...found.filter(({ file }) => !unread.has(file))]);
}
