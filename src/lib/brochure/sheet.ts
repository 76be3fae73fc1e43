/** The paper of the brochure: A4 pages in points (1/72 inch), written in reading order and tagged as PDF/UA asks. */
import PDFDocument from 'pdfkit';
import { FACES, type Face, printable } from '~/lib/print/faces';
import { PAINTS } from '~/lib/print/paints';
import type { Picture } from '~/lib/print/pictures';

export const PAPER = { width: 595.28, height: 841.89, side: 46, top: 66, bottom: 796 } as const;
export const COLUMN = PAPER.width - 2 * PAPER.side;

type Element = PDFKit.PDFStructureElement;
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** The structure element that content is added to. */
  readonly parent: Element;
  /** Draws what every page but the cover has. */
  readonly dress: (doc: PDFKit.PDFDocument) => void;
}

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

interface Facts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The one date in the file, so that the same content gives the same bytes. */
  readonly date: Date;
}

/** A new document, open at its first page. */
export function openSheet({ title, subject, author, date }: Facts, dress: Sheet['dress']): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // Missing from the types of pdfkit 0.20.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: date, ModDate: date },
  });
  for (const [face, data] of Object.entries(FACES)) doc.registerFont(face, data);
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  return { doc, parent, dress };
}

/** The same sheet, writing into a child element (a list, a table, a row). */
export function within(sheet: Sheet, tag: string, write: (inner: Sheet) => void, options = {}): void {
  const element = sheet.doc.struct(tag, options);
  sheet.parent.add(element);
  write({ ...sheet, parent: element });
  element.end();
}

/** Draws what says nothing: skipped by readers. */
export function ornament(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Starts a page when fewer than so many points are left. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.doc.y + height <= PAPER.bottom) return;
  startPage(sheet);
}

export function startPage({ doc, dress }: Sheet): void {
  doc.addPage();
  dress(doc);
  doc.y = PAPER.top;
}

const setFace = (doc: PDFKit.PDFDocument, { face = 'body', size }: TextStyle) => doc.font(face).fontSize(size);

const layout = ({ width = COLUMN, align = 'left', lineGap = 0.5 }: TextStyle) => ({ width, align, lineGap });

/** How tall a text will be, in points. */
export function heightOf({ doc }: Sheet, text: string, style: TextStyle): number {
  setFace(doc, style);
  return doc.heightOfString(printable(text, 'brochure'), layout(style));
}

/** How wide a text is on one line, in points. */
export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  setFace(doc, style);
  return doc.widthOfString(printable(text, 'brochure'));
}

/** Writes a text at a place, in points from the upper left, under a tag (`P`, `H1`, `TD`, …). */
export function write(
  sheet: Sheet,
  tag: string,
  text: string,
  [x, y]: readonly [number, number],
  style: TextStyle,
): void {
  const { doc } = sheet;
  const words = printable(text, 'brochure');
  within(sheet, tag, ({ parent }) => {
    parent.add(() => {
      setFace(doc, style).fillColor(style.colour ?? PAINTS.ink);
      doc.text(words, x, y, layout(style));
    });
  });
}

/** Writes a link: dark, underlined and tappable. */
export function writeLink(
  sheet: Sheet,
  text: string,
  address: string,
  [x, y]: readonly [number, number],
  style: TextStyle,
) {
  const { doc } = sheet;
  within(sheet, 'Link', ({ parent }) => {
    parent.add(() => {
      setFace(doc, style).fillColor(style.colour ?? PAINTS.ink);
      doc.text(printable(text, 'brochure'), x, y, { ...layout(style), underline: true });
    });
    const [width, height] = [widthOf(sheet, text, style), heightOf(sheet, text, style)];
    // `Contents` names the link for readers (PDF/UA-1, 7.18.5).
    doc.link(x, y, width, height, address, { structParent: parent, Contents: new String(text) } as object);
  });
}

/** Pictures on their way into a document, in the order they were placed. */
const embedded = new WeakMap<PDFKit.PDFDocument, (() => Promise<void>)[]>();

/**
 * Opens a picture, to be written when the document is closed. pdfkit unpacks transparency in the background and writes
 * whichever picture is done first; in their own order, the same content gives the same bytes.
 */
function embed(doc: PDFKit.PDFDocument, data: Buffer): Buffer {
  // Neither is in the types of pdfkit.
  const image = (doc as unknown as { openImage(data: Buffer): { finalize(): void } }).openImage(data);
  const write = image.finalize.bind(image);
  const unpacked = new Promise<void>((done) => {
    image.finalize = done;
  });
  embedded.set(doc, [...(embedded.get(doc) ?? []), () => unpacked.then(write)]);
  return image as unknown as Buffer;
}

/** Places a picture. With `alt` it is told to readers, without it is skipped. */
export function place(
  sheet: Sheet,
  picture: Picture,
  [x, y]: readonly [number, number],
  width: number,
  alt?: string,
): void {
  const { doc } = sheet;
  const draw = () => doc.image(embed(doc, picture.data), x, y, { width });
  if (alt === undefined) {
    ornament(doc, draw);
    return;
  }
  const height = (width * picture.height) / picture.width;
  within(sheet, 'Figure', ({ parent }) => parent.add(draw), { alt, bbox: [x, y, x + width, y + height] });
}

/** Ends the document and gives its bytes. */
export async function closeSheet({ doc, parent }: Sheet): Promise<Uint8Array> {
  parent.end();
  for (const write of embedded.get(doc) ?? []) await write();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
    doc.end();
  });
}
