/**
 * Reads back what a PDF of pdfkit says, without any tool: enough of ISO 32000 for its own regular output (no object
 * streams, one FlateDecode filter, two-byte Identity-H codes with a ToUnicode map).
 */
import { inflateSync } from 'node:zlib';

export interface PdfObject {
  /** The dictionary as it is written. */
  readonly head: string;
  /** The stream, unpacked. */
  readonly stream?: Buffer;
}

export function pdfObjects(file: Uint8Array): Map<number, PdfObject> {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length;
    const bodyEnd = text.indexOf('endobj', start);
    const streamAt = text.indexOf('stream\n', start);
    const hasStream = streamAt !== -1 && streamAt < bodyEnd;
    const head = text.slice(start, hasStream ? streamAt : bodyEnd).trim();
    if (!hasStream) {
      objects.set(Number(found[1]), { head });
      continue;
    }
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const packed = bytes.subarray(streamAt + 7, streamAt + 7 + length);
    const stream = /\/Filter \/FlateDecode/.test(head) ? inflateSync(packed) : packed;
    objects.set(Number(found[1]), { head, stream });
  }
  return objects;
}

/** A PDF string: `(text)` or UTF-16 after a byte-order mark. */
export function pdfString(written: string): string {
  const raw = written
    .replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
    .replace(
      /\\([nrtbf\\()])/g,
      (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
    );
  if (!raw.startsWith('\u00fe\u00ff')) return raw;
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}

const utf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The code of each glyph to its characters, from a ToUnicode stream. */
function characters(map: string): Map<number, string> {
  const known = new Map<number, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], index) => {
      known.set(Number.parseInt(from, 16) + index, utf16(hex));
    });
  }
  return known;
}

const reference = (head: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]);

/** The text of each page, in the order it is written; lines end where the writer moved on. */
export function pdfPages(file: Uint8Array): string[] {
  const objects = pdfObjects(file);
  const at = (id: number) => objects.get(id) ?? { head: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = at(reference(head, 'Resources')).head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const map = at(reference(at(Number(id)).head, 'ToUnicode')).stream;
        return [name, characters(map?.toString('latin1') ?? '')];
      }),
    );
    const content = at(reference(head, 'Contents')).stream?.toString('latin1') ?? '';
    return textOf(content, fonts);
  });
}

function textOf(content: string, fonts: Map<string, Map<number, string>>): string {
  let [text, font] = ['', new Map<number, string>()];
  for (const [, name, array, actual] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText \(((?:\\.|[^\\)])*)\)/gs,
  )) {
    if (name) font = fonts.get(name) ?? new Map();
    if (actual !== undefined) text += `${pdfString(actual)}\n`;
    if (array === undefined) continue;
    const codes = [...array.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    text += `${codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '\ufffd').join('')}\n`;
  }
  return text;
}

/** The web, telephone and mail addresses that a tap in the document opens. */
export const pdfAddresses = (file: Uint8Array): string[] =>
  [...pdfObjects(file).values()].flatMap(({ head }) =>
    [...head.matchAll(/\/URI \(((?:\\.|[^\\)])*)\)/g)].map(([, written = '']) => pdfString(written)),
  );
