/** Finds what YAML cannot read, or reads otherwise than an editor meant it, and says it without the words of YAML. */
import { type Document, isAlias, isNode, isPair, Scalar, visit } from 'yaml';

export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  readonly field?: string;
  readonly text: string;
}

/** What to write where a web address is wanted. */
export const WHOLE_ADDRESS = 'Write the whole address, starting with https://.';

/** A line with a field: spaces before it, its name, its value. */
const FIELD = /^(\s*)(?:-\s+)?([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*:(?:\s+(.*?))?\s*$/u;

/** Whether a value that begins with a quote also ends with it, and with nothing after it. */
function closes(value: string): boolean {
  const whole = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"\s*(?:\s#.*)?$/ : /^'(?:[^']|'')*'\s*(?:\s#.*)?$/;
  return whole.test(value);
}

/** A value in quotes that hold it. */
const inQuotes = (value: string): string =>
  value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value.replaceAll('\\', '\\\\')}"`;

/** What a value that begins with a quote was meant to be: in `"Cold" milk` the quotes are part of it. */
function withoutOuterQuotes(value: string): string {
  const isWord = /^(["'])[^"']*[^"'\s]\1(?![\p{L}\p{N}])/u.test(value);
  return isWord ? value : value.slice(1).replace(/["']$/, '');
}

/** What is said of a colon in a value without quotes. */
export const colonText = (value: string): string =>
  `a colon inside the value is taken for the end of a field name. Put the value in quotes: ${inQuotes(value)}.`;

/** What is wrong with a value by itself, if something is. */
function valueIssue(value: string, isAddress: boolean): string | undefined {
  const first = value[0] ?? '';
  if (first === '@' && isAddress) return `"${value}" is no web address. ${WHOLE_ADDRESS}`;
  if (first === '"' || first === "'") {
    if (closes(value)) return undefined;
    const inside = value.slice(1).includes(first);
    if (!inside) return `the value begins with ${first} and never ends with it. Write ${inQuotes(value.slice(1))}.`;
    return `a quote inside the value ends it too early. Write ${inQuotes(withoutOuterQuotes(value))}.`;
  }
  if (('@`%&*!|>'.includes(first) && first) || /^\[[^\]]*\]\s*[^\s#]/.test(value)) {
    return `a value cannot begin with ${first}. Put it in quotes: ${inQuotes(value)}.`;
  }
  if (/^\{\w+\}\s*[^\s#]/.test(value)) return `a value cannot begin with {. Put it in quotes: ${inQuotes(value)}.`;
  if ('[{'.includes(first) && first) return undefined;
  const words = value.replace(/\s#.*$/, '');
  if (/:(\s|$)/.test(words)) return colonText(words);
  if (/^[-?]\s/.test(words)) return `a value cannot begin with "${words[0]} ". Put it in quotes: ${inQuotes(words)}.`;
  return undefined;
}

/** What is wrong with a line that looks like no field. */
function looseLine(raw: string, line: number): Finding | undefined {
  const tight = /^\s*(?:-\s+)?([\p{L}_][\w-]*):(\S.*)$/u.exec(raw);
  if (tight?.[1] && !tight[2]?.startsWith('//')) {
    return { line, field: tight[1], text: `there is no space after the colon. Write ${tight[1]}: ${tight[2]}` };
  }
  if (/^\s/.test(raw) || raw.includes(':') || raw.startsWith('-')) return undefined;
  return {
    line,
    text: `"${raw.trim()}" is no field. Write its name, a colon, a space and the value, or join it to the line above, if it goes on there.`,
  };
}

/** The line before: where it begins, and its field when lines of a group may follow. */
interface Above {
  readonly indent: number;
  readonly group: string | undefined;
}

/** What to put in the place of a tab at the beginning of a line. */
function tabText(above: Above | undefined): string {
  const problem = 'The line begins with a tab, which cannot be read.';
  const spaces = (count: number) => (count > 0 ? `Write ${count} spaces in its place` : 'Delete the tab');
  if (!above) return `${problem} Write as many spaces in its place as other lines of its kind have.`;
  const alone = spaces(above.indent);
  if (!above.group) return `${problem} ${alone}.`;
  const other = alone.charAt(0).toLowerCase() + alone.slice(1);
  return `${problem} ${spaces(above.indent + 2)} if the line belongs to "${above.group}", and ${other} if it does not.`;
}

/** Goes through lines that the YAML parser has refused, as an editor would. */
function lineFindings(lines: readonly string[], addresses: readonly string[]): Finding[] {
  const found: Finding[] = [];
  const indentOf = (at: number) => (lines[at] ?? '').search(/\S/);
  let simple = -1;
  let above: Above | undefined;
  for (let at = 0; at < lines.length; at++) {
    const raw = lines[at] ?? '';
    const [line, indent] = [at + 1, indentOf(at)];
    if (indent < 0 || raw.trimStart().startsWith('#')) continue;
    const [, , field, value = ''] = FIELD.exec(raw) ?? [];
    // What goes on in the lines under a block or a quoted value belongs to that value.
    const isBlock = /^[|>][+-]?\d?(?:\s+#.*)?$/.test(value);
    const goesOn = isBlock || (/^["']/.test(value) && !closes(value));
    let whole = value;
    while (field && goesOn && at + 1 < lines.length && (indentOf(at + 1) > indent || indentOf(at + 1) < 0)) {
      whole += ` ${(lines[++at] ?? '').trim()}`;
    }
    if (/^ *\t/.test(raw)) {
      found.push({ line, text: tabText(above) });
      continue;
    }
    if (field) {
      const stray =
        simple >= 0 && indent > simple && 'the line begins with spaces that do not belong there. Remove them.';
      const text = (isBlock ? undefined : valueIssue(whole.trim(), addresses.includes(field))) ?? stray;
      if (text) found.push({ line, field, text });
    } else {
      const loose = looseLine(raw, line);
      if (loose) found.push(loose);
    }
    const isItem = raw.trimStart().startsWith('- ');
    simple = field !== undefined && value !== '' && !isItem ? indent : -1;
    above = isItem ? undefined : { indent, group: field && value === '' ? field : undefined };
  }
  return found;
}

/** Whether a value uses YAML's names for other values (`&name`, `*name`) or its tags (`!tag`), which editors never mean. */
function hasMarks(document: Document): boolean {
  let marks = false;
  visit(document, (_, node) => {
    if (isAlias(node) || (isNode(node) && ('anchor' in node || node.tag !== undefined))) marks = true;
  });
  return marks;
}

/** Values of which a # cuts off the rest, as a comment. A # with a space behind is meant as one, but for `Shop # 12`. */
function cutFindings(lines: readonly string[], document: Document): Finding[] {
  const source = lines.join('\n');
  const found: Finding[] = [];
  visit(document, {
    Scalar(key, { type, range, value }, path) {
      if (key === 'key' || type !== Scalar.PLAIN || !range) return;
      const [start, end] = range;
      const [note = ''] = /^[ \t]*#.*/.exec(source.slice(end)) ?? [];
      const whole = (source.slice(start, end) + note).replace(/\s+/g, ' ').trim();
      const isCut = /#[^\s#]/.test(note) || (typeof value === 'string' && /^\s*#\s+\d/.test(note));
      // A colour without quotes has a sentence of its own.
      if (!isCut || /^#[0-9a-f]{3,8}$/i.test(whole)) return;
      const bare = source.slice(start, end);
      const drop = /^(?:[+\d.:\s-]+|true|false)$/.test(bare)
        ? `Write ${bare} and nothing else, or put all of it`
        : 'Put the value';
      const text = `what follows the # is taken for a note and not shown. ${drop} in quotes: ${inQuotes(whole)}.`;
      const pair = path.findLast((node) => isPair(node));
      const line = source.slice(0, end).split('\n').length;
      found.push({ line, ...(pair && { field: String(pair.key) }), text });
    },
  });
  return found;
}

const JOINED =
  'the dash is read as part of the line above. Put it exactly under the dash above, with as many spaces before it; or join the two lines, if they are one text.';

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
 * Everything in some lines of fields that is unreadable or, if all is readable, misread.
 * @param lines what stands between the dashes
 * @param document the same, parsed with a line counter
 * @param addresses names of the fields that hold a web address
 */
export function yamlFindings(lines: readonly string[], document: Document, addresses: readonly string[]): Finding[] {
  const faults = [...document.errors, ...document.warnings];
  if (faults.length === 0 && !hasMarks(document))
    return [...cutFindings(lines, document), ...joinedFindings(lines, document)];
  const source = lines.join('\n');
  const own = lineFindings(lines, addresses);
  const twice = faults
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map((fault): Finding => {
      // After an empty value, the parser points at the spaces before the second name.
      const before = source.slice(0, fault.pos[0] + source.slice(fault.pos[0]).search(/\S/));
      const line = before.split('\n').length;
      const field = FIELD.exec(lines[line - 1] ?? '')?.[2] ?? '';
      return { line, field, text: 'stands here a second time. Keep one of the two lines.' };
    });
  const found = [...own, ...twice];
  if (found.length > 0) return found;
  const cut = cutFindings(lines, document);
  if (cut.length > 0) return cut;
  const line = Math.min(faults[0]?.linePos?.[0].line ?? 1, lines.length);
  const text =
    'This line cannot be read. Check its quotes and colons, and the spaces at the beginning of it and of the lines above, against the examples in content/README.md.';
  return [{ line, text }];
}
