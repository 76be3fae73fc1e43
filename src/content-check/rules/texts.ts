import { visit } from 'unist-util-visit';
import { isPrinted, unprintable } from '../../lib/format/printable.ts';
import { dayInIndia } from '../../lib/site/publication.ts';
import type { BodyOf } from '../bodies.ts';
import { type Content, fieldIssue, textsOf } from '../content.ts';
import type { Issue } from '../issues.ts';
import { invisibleFault } from './encoding.ts';
import { filledFault } from './filled.ts';
import { referenceFault } from './names.ts';
import { plainBodyIssues, wordsFault } from './words.ts';

/** Letters of a printed text that no font has. */
function printFault(text: string): string | undefined {
  const missing = unprintable(text).map((character) => `"${character}"`);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.`;
}

/** What is wrong with single texts: in fields, and in what is shown of a body. */
export function textRule(content: Content, bodyOf: BodyOf, now: Date): Issue[] {
  const present = dayInIndia(now);
  return content.entries.flatMap((entry) => {
    const { name } = entry.collection;
    const inFields = textsOf(entry).flatMap(({ text, field, path }) =>
      [
        invisibleFault(text),
        filledFault(text, field),
        wordsFault(text, field, present),
        referenceFault(text, field, content),
        isPrinted(name, String(path[0])) && printFault(text),
      ].flatMap((fault) => (fault ? [fieldIssue(entry, path, fault)] : [])),
    );
    const inBody: Issue[] = [];
    const body = bodyOf(entry);
    if (body)
      visit(body.html, 'text', (node) => {
        // What Markdown adds, such as the arrow of a footnote, nobody wrote.
        if (!node.position) return;
        const invisible = invisibleFault(node.value);
        const faults = [invisible && `This text ${invisible}`, isPrinted(name, 'body') && printFault(node.value)];
        for (const text of faults) if (text) inBody.push({ file: entry.file, line: body.lineOf(node), text });
      });
    return [...inFields, ...inBody, ...plainBodyIssues(entry)];
  });
}
