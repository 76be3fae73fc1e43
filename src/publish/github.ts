/** What GitHub Actions shows of a run: annotations on lines of files, and a summary in Markdown. */
import type { Issue } from '../content-check/issue.ts';
import { fileNames } from '../content-check/names.ts';
import { say } from '../content-check/sentences.ts';

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** `::error file=content/menu/boba/index.md,line=6::price: …`, which GitHub shows on that line. */
export function annotation(level: 'error' | 'warning', issue: Issue): string {
  const { file, line } = issue;
  const place = [`file=${escapeProperty(file)}`, ...(line === undefined ? [] : [`line=${line}`])].join(',');
  return `::${level} ${place}::${escapeData(say(issue, fileNames))}`;
}

/** In a list of Markdown, words that mean themselves. */
const literal = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');

const item = (issue: Issue) => {
  const { file, line } = issue;
  const place = line === undefined ? file : `${file}, line ${line}`;
  return `- **${literal(place)}**: ${literal(say(issue, fileNames))}`;
};

/**
 * The page that GitHub shows of a run.
 * @param next when the site changes next, in a sentence
 */
export function summary(errors: readonly Issue[], warnings: readonly Issue[], next: string): string {
  const parts =
    errors.length === 0
      ? ['## The content may be published', literal(next)]
      : [
          '## The new content is not published',
          'Visitors still see the last good site. Correct the following, then save again:',
          errors.map(item).join('\n'),
        ];
  if (warnings.length > 0)
    parts.push('### Worth a look', 'Nothing here stops the site.', warnings.map(item).join('\n'));
  return `${parts.join('\n\n')}\n`;
}
