/**
 * What people paste, in inputs.yaml: written into a file, and filled into the form. An outcome is what the site reads, of
 * a text what a page shows, or the codes of what is wrong.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_ROOT, contentOf, ownerOf } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { issuesIn } from '~/content-check/rules/index';
import { wholeContent } from '~/editor/editor-content';
import { entryFormat, VISIBILITY } from '~/editor/entry-file';
import { parseNumber } from '~/editor/number-field';
import { checkSave } from '~/editor/save-check';
import { markdownProcessor } from '~/lib/markdown/processor';
import { listEntry } from '~/schemas/fields';
import { fieldAt } from '~/schemas/json-schema';
import { Folder, PROJECT } from './folder';

type Data = Record<string, unknown>;
type Outcomes = Readonly<Record<string, readonly string[]>> & { readonly apart?: readonly unknown[][] };
const FIELDS: Readonly<Record<string, Outcomes>> = parse(readFileSync(`${import.meta.dirname}/inputs.yaml`, 'utf8'));

const NOON = new Date('2026-11-23T06:30:00Z');
using good = Folder.good();
const { texts: all, siteFiles } = wholeContent(readContent(good.root, PROJECT));
const renderer = await markdownProcessor().createRenderer({ image: {}, syntaxHighlight: false } as never);

/** A file in which somebody has written over a value, or over the text. */
function written(text: string, path: readonly string[], input: string): string {
  if (path[0] === 'body') return text.replace(/\n---\n[\s\S]*$/, () => `\n---\n\n${input}\n`);
  const value = `${path.at(-1)}: ${input.includes('\n') ? `|\n${input.replace(/^/gm, '      ')}` : input}`;
  const line = new RegExp(`^( *(?:- )?)${path.at(-1)}:.*$`, 'm');
  return line.test(text)
    ? text.replace(line, (_, before) => before + value)
    : text.replace('---\n', () => `---\n${value}\n`);
}

/** The file that the form makes. */
function filledIn(text: string, path: readonly string[], input: unknown): string {
  const data = entryFormat.fromFile(text);
  data[VISIBILITY] ??= {};
  const steps = (path[0] ?? '') in listEntry ? [VISIBILITY, ...path] : path;
  const group = steps.slice(0, -1).reduce((at, step) => at[step] as Data, data);
  group[steps.at(-1) ?? ''] = input;
  return entryFormat.toFile(data);
}

test.each(Object.entries(FIELDS))('%s', async (where, { apart = [], ...outcomes }) => {
  const [name = '', field = ''] = where.split(/,? /);
  const [file, path] = [`${CONTENT_ROOT}/${name}`, field.split('.')];
  const node = fieldAt(ownerOf(file)?.node ?? {}, path)?.node;
  const isNumber = node?.type === 'number' || node?.type === 'integer';
  const texts = Object.fromEntries(
    Object.entries(all).filter(([one]) => one === name || /^(?:categories|site|technical|notes)\//.test(one)),
  );

  async function outcome(text: string, input: string, inForm: boolean): Promise<string> {
    const names = Object.keys(texts).toSorted();
    const content = contentOf({
      names,
      text: (one) => (one === name ? text : (texts[one] ?? '')),
      invalidFiles: [],
      siteFiles,
    });
    const issues = (await issuesIn(content, NOON)).filter((issue) => issue.file === file);
    if (inForm) {
      const { errors } = await checkSave({ texts, siteFiles }, [], { name, text }, NOON);
      expect([input, errors.length]).toEqual([input, issues.length]);
    }
    if (issues.length > 0) return [...new Set(issues.map(({ code }) => code))].join(', ');
    const { collection, data, body } = content.entries.find((entry) => entry.file === file) ?? {};
    const value =
      field !== 'body'
        ? path.reduce<unknown>((at, step) => (at as Data)[step], collection?.schema.parse(data))
        : collection?.plainText
          ? body
          : ((await renderer.render(body ?? '', {} as never)) as { code: string }).code.replaceAll('\n', '');
    return String(value) === input ? 'as it is' : String(value);
  }

  const expected = [
    ...Object.entries(outcomes).flatMap(([is, inputs]) => inputs.map((input) => [input, is, is])),
    ...apart.map((row) => row.map(String)),
  ];
  const found: string[][] = [];
  for (const [input = ''] of expected) {
    const text = all[name] ?? '';
    const form = filledIn(text, path, isNumber ? (parseNumber(input, node?.kind) ?? input) : input);
    found.push([input, await outcome(written(text, path, input), input, false), await outcome(form, input, true)]);
  }
  expect(found).toEqual(expected);
});
