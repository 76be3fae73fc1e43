/** The content check: every rule over every file, all issues at once. Reads files and changes nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/build/environment.ts';
import { readBodies } from './bodies.ts';
import { type Issue, sorted } from './issues.ts';
import { linkTargets, siteFiles } from './link-targets.ts';
import { type Content, LABEL, readContent } from './read.ts';
import { answerRule } from './rules/answers.ts';
import { encodingRule, invisibleRule } from './rules/encoding.ts';
import { colourRule, estimateRule, ratingRule } from './rules/figures.ts';
import { fileRule } from './rules/files.ts';
import { filledRule } from './rules/filled.ts';
import { hoursRule, mapRule, periodRule } from './rules/hours.ts';
import { linkRule } from './rules/links.ts';
import { markupRule } from './rules/markup.ts';
import { duplicateRule, placeholderRule, referenceRule } from './rules/names.ts';
import { originalsRule } from './rules/originals.ts';
import { pictureRule } from './rules/pictures.ts';
import { printRule } from './rules/print.ts';
import { publishedRule } from './rules/published.ts';
import { schemaRule } from './rules/schema.ts';
import { wordsRule } from './rules/words.ts';

export interface Places {
  /** The folder of package.json. */
  readonly project: string;
  /** The content folder; `CONTENT_DIR` chooses another one. */
  readonly content: string;
}

/** Where the project and its content lie. */
export const placesOf = (project: string, env: NodeJS.ProcessEnv = process.env): Places => ({
  project,
  content: path.resolve(project, contentDir(env)),
});

/**
 * Every mistake in the content, in the order of files and lines.
 * @param now decides which costs are published
 */
export async function checkContent(places: Places, now = new Date()): Promise<Issue[]> {
  if (!existsSync(places.content)) {
    const text = `There is no folder ${places.content}. Put it back, or set CONTENT_DIR to the folder of the content.`;
    return [{ file: `${LABEL}/`, text }];
  }
  return issuesIn(readContent(places.content), places.project, now);
}

/** @param project the folder of package.json, whose files links may lead to */
export async function issuesIn(content: Content, project: string, now: Date): Promise<Issue[]> {
  const bodyOf = await readBodies(content);
  const targets = linkTargets(content, bodyOf, siteFiles(project), now);
  const garbled = encodingRule(content);
  const unread = new Set(garbled.map(({ file }) => file));
  const found = [
    ...content.odd,
    ...targets.clashes,
    ...schemaRule(content, bodyOf),
    ...fileRule(content),
    ...duplicateRule(content),
    ...referenceRule(content),
    ...placeholderRule(content),
    ...filledRule(content),
    ...invisibleRule(content, bodyOf),
    ...(await pictureRule(content, bodyOf)),
    ...(await originalsRule(content)),
    ...markupRule(content, bodyOf),
    ...linkRule(content, bodyOf, targets),
    ...printRule(content, bodyOf),
    ...wordsRule(content, now),
    ...publishedRule(content, now),
    ...colourRule(content),
    ...ratingRule(content),
    ...estimateRule(content, now),
    ...answerRule(content),
    ...hoursRule(content),
    ...mapRule(content),
    ...periodRule(content),
  ];
  // What follows from letters that are not what was meant is no mistake of its own.
  return sorted([...garbled, ...found.filter(({ file }) => !unread.has(file))]);
}
