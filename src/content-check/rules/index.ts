/** Every rule over every file, all issues at once. Runs in browsers too. */
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issue.ts';
import { linkTargets } from '../link-targets.ts';
import { type BodyOf, readBodies } from '../markdown.ts';
import { daysToCome, noonOf, shownEntries } from '../published.ts';
import { issueLine, sorted } from '../report.ts';
import { contrastRule, estimateRule } from './figures.ts';
import { fileRule } from './files.ts';
import { imageRule } from './images.ts';
import { linkRule } from './links.ts';
import { markdownRule } from './markdown.ts';
import { duplicateRule } from './names.ts';
import { positionRule, publishedRule } from './published.ts';
import { schemaRule } from './schema.ts';
import { mergeRule, textRule } from './texts.ts';

/** What depends on what the site shows. */
function publishedRules(content: Content, bodyOf: BodyOf, published: readonly Entry[]): Issue[] {
  const targets = linkTargets(content, bodyOf, published);
  return [
    ...targets.clashes,
    ...linkRule(published, bodyOf, targets),
    ...publishedRule(content, published),
    ...estimateRule(content, published),
  ];
}

/** What is in order today and breaks on a later day, with that day and what begins or is over on it. */
function laterIssues(content: Content, bodyOf: BodyOf, today: readonly Issue[], now: Date): Issue[] {
  const known = new Set(today.map(issueLine));
  return daysToCome(content, now).flatMap(([date, changes]) =>
    publishedRules(content, bodyOf, shownEntries(content, noonOf(date))).flatMap((issue) => {
      if (known.has(issueLine(issue))) return [];
      known.add(issueLine(issue));
      // A list that runs empty has no line of its own.
      const cause = issue.line === undefined && changes.find(({ file }) => file.startsWith(issue.file));
      const location = cause ? { file: cause.file, line: cause.line, path: cause.path } : {};
      return [{ ...issue, ...location, day: { date, changes } }];
    }),
  );
}

/**
 * Every mistake in the content, of today and of each day to come, in the order of files and lines.
 * @param now decides which entries are published
 */
export async function issuesIn(content: Content, now = new Date()): Promise<Issue[]> {
  const bodyOf = readBodies(content);
  // Drawing takes other threads, so it begins before all else.
  const images = imageRule(content, bodyOf);
  const published = shownEntries(content, now);
  const today = publishedRules(content, bodyOf, published);
  // What is hidden may lead to what is hidden too; the day on which it begins is looked at as well.
  const hidden = content.entries.filter((entry) => !published.includes(entry));
  const ofHidden = linkRule(hidden, bodyOf, linkTargets(content, bodyOf, content.entries));
  const merged = mergeRule(content);
  const unread = new Set(merged.map(({ file }) => file));
  const found = [
    ...content.files.invalidFiles,
    ...schemaRule(content, bodyOf),
    ...fileRule(content),
    ...duplicateRule(content),
    ...(await images),
    ...markdownRule(content, bodyOf),
    ...textRule(content, bodyOf, now),
    ...contrastRule(content),
    ...positionRule(content),
    ...today,
    ...ofHidden,
    ...laterIssues(content, bodyOf, [...today, ...ofHidden], now),
  ];
  // What follows from two versions is no mistake of its own.
  return sorted([...merged, ...found.filter(({ file }) => !unread.has(file))]);
}
