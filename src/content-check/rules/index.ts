/** Every rule over every file, all issues at once. Runs in browsers too. */

import { formatDay } from '../../lib/format/day.ts';
import { type BodyOf, readBodies } from '../bodies.ts';
import type { Content, Entry } from '../content.ts';
import { type Issue, issueLine, sorted } from '../issues.ts';
import { linkTargets } from '../link-targets.ts';
import { daysToCome, noonOf, shownOn } from '../shown.ts';
import { answerRule } from './answers.ts';
import { encodingRule } from './encoding.ts';
import { colourRule, estimateRule } from './figures.ts';
import { fileRule } from './files.ts';
import { imageRule } from './images.ts';
import { linkRule } from './links.ts';
import { markupRule } from './markup.ts';
import { duplicateRule, placeholderRule } from './names.ts';
import { periodRule, publishedRule } from './published.ts';
import { schemaRule } from './schema.ts';
import { textRule } from './texts.ts';

/** What depends on what the site shows. */
function shownRules(content: Content, bodyOf: BodyOf, shown: readonly Entry[]): Issue[] {
  const targets = linkTargets(content, bodyOf, shown);
  return [
    ...targets.clashes,
    ...linkRule(shown, bodyOf, targets),
    ...publishedRule(content, shown),
    ...estimateRule(content, shown),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is in order today and breaks on a later day, with that day and what begins or is over on it. */
function laterIssues(content: Content, bodyOf: BodyOf, today: readonly Issue[], now: Date): Issue[] {
  const known = new Set(today.map(issueLine));
  return daysToCome(content, now).flatMap(([day, changes]) =>
    shownRules(content, bodyOf, shownOn(content, noonOf(day))).flatMap((issue) => {
      if (known.has(issueLine(issue))) return [];
      known.add(issueLine(issue));
      const what = [...changes.slice(0, 2).map((change) => change.text), ...(changes.length > 2 ? ['more'] : [])];
      const text = `On ${formatDay(day)} ${what.join(' and ')}. ${capital(issue.text)}`;
      // A list that runs empty has no line of its own.
      const cause = issue.line === undefined && changes.find(({ file }) => file.startsWith(issue.file));
      return [{ ...issue, ...(cause && { file: cause.file, line: cause.line, field: cause.field }), text }];
    }),
  );
}

/**
 * Every mistake in the content, of today and of each day to come, in the order of files and lines.
 * @param now decides which entries are published
 */
export async function issuesIn(content: Content, now = new Date()): Promise<Issue[]> {
  const bodyOf = await readBodies(content);
  const shown = shownOn(content, now);
  const today = shownRules(content, bodyOf, shown);
  // What is hidden may lead to what is hidden too; the day on which it begins is looked at as well.
  const hidden = content.entries.filter((entry) => !shown.includes(entry));
  const garbled = encodingRule(content);
  const unread = new Set(garbled.map(({ file }) => file));
  const found = [
    ...content.odd,
    ...schemaRule(content, bodyOf),
    ...fileRule(content),
    ...duplicateRule(content),
    ...placeholderRule(content),
    ...(await imageRule(content, bodyOf)),
    ...markupRule(content, bodyOf),
    ...textRule(content, bodyOf, now),
    ...colourRule(content),
    ...answerRule(content),
    ...periodRule(content),
    ...today,
    ...linkRule(hidden, bodyOf, linkTargets(content, bodyOf, content.entries)),
    ...laterIssues(content, bodyOf, today, now),
  ];
  // What follows from letters that are not what was meant is no mistake of its own.
  return sorted([...garbled, ...found.filter(({ file }) => !unread.has(file))]);
}
