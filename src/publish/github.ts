import { type Issue, sentenceOf } from '../content-check/issue.ts';

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats an annotation of GitHub Actions: `::error file=content/menu/boba/index.md,line=6::Price: …`. */
export function annotation(issue: Issue): string {
  const { file, line, severity } = issue;
  const place = [`file=${escapeProperty(file)}`, ...(line === undefined ? [] : [`line=${line}`])].join(',');
  return `::${severity} ${place}::${escapeData(sentenceOf(issue))}`;
}
