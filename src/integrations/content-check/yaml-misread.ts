/** Finds what YAML reads without complaint, but otherwise than its editor meant it. */
import { type Document, Scalar, visit } from 'yaml';
import { FIELD, type Finding, inQuotes } from './yaml-findings.ts';

/** Values of which a # takes the rest away, as it does for notes. A note is told by the blank after its #. */
function cutFindings(lines: readonly string[]): Finding[] {
  return lines.flatMap((raw, at): Finding[] => {
    const [, , field, value = ''] = FIELD.exec(raw) ?? [];
    const cut = /^(?!["'|>[{])(.*?)(?:^|\s)#(?=[^\s#])/.exec(value);
    // A colour without quotes has a sentence of its own.
    if (!field || !cut || /^#[0-9a-f]{3,8}$/i.test(value)) return [];
    const bare = cut[1]?.trim() ?? '';
    const drop = /^(?:[+\d.:\s-]+|true|false)$/.test(bare)
      ? `Write ${bare} and nothing else, or put all of it`
      : 'Put the value';
    const text = `what follows the # is taken for a note and not shown. ${drop} in quotes: ${inQuotes(value)}.`;
    return [{ line: at + 1, field, text }];
  });
}

const JOINED =
  'the dash is read as part of the line above. Put it exactly under the dash above, with as many blanks before it; or join the two lines, if they are one text.';

/** Items of a list that are read as the end of the line above, because their dash does not stand under its dash. */
function joinedFindings(lines: readonly string[], document: Document): Finding[] {
  const source = lines.join('\n');
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: Finding[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== Scalar.PLAIN || !range) return;
      for (let line = lineAt(range[0]) + 1; line <= lineAt(range[1]); line++) {
        if (/^\s*-(\s|$)/.test(lines[line - 1] ?? '')) found.push({ line, text: JOINED });
      }
    },
  });
  return found;
}

/**
 * Everything in readable fields that is taken for something else.
 * @param lines what stands between the dashes
 * @param document the same, parsed
 */
export const misread = (lines: readonly string[], document: Document): Finding[] => [
  ...cutFindings(lines),
  ...joinedFindings(lines, document),
];
