/** The document of the brochure: A4 pages in points (1/72 inch), written in reading order and tagged for PDF/UA. */
import PDFDocument from 'pdfkit';
import { fontBytes, PRINT_FONTS } from '~/lib/fonts/print-fonts';
import type { PrintImage } from '~/outputs/print/images';

export const PAPER = { width: 595.28, height: 841.89, side: 46, top: 66, bottom: 796 } as const;
export const COLUMN = PAPER.width - 2 * PAPER.side;

type Element = PDFKit.PDFStructureElement;
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** The structure element that content is added to. */
  readonly parent: Element;
  /** Draws what every page but the cover shows. */
  readonly decorate: (doc: PDFKit.PDFDocument) => void;
  /** Where the content of each page ends, in points, by index of the page; the current page is not in it. */
  readonly ends: Map<number, number>;
}

interface Metadata {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The one date in the file, so that the same content gives the same bytes. */
  readonly date: Date;
}

/** Creates a document with its first page. */
export function openSheet({ title, subject, author, date }: Metadata, decorate: Sheet['decorate']): Sheet {
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
  for (const font of PRINT_FONTS) doc.registerFont(font, fontBytes(font));
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  return { doc, parent, decorate, ends: new Map() };
}

/** Writes into a child element (a list, a table, a row). */
export function within(sheet: Sheet, tag: string, write: (inner: Sheet) => void, options = {}): void {
  const element = sheet.doc.struct(tag, options);
  sheet.parent.add(element);
  write({ ...sheet, parent: element });
  element.end();
}

/** Draws decoration, which screen readers skip. */
export function ornament(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Starts a page unless so many points are left on this one. */
export function ensureRoom(sheet: Sheet, height: number): void {
  if (sheet.doc.y + height <= PAPER.bottom) return;
  startPage(sheet);
}

/** Continues at the top of a new page. */
export function startPage({ doc, decorate, ends }: Sheet): void {
  ends.set(doc.bufferedPageRange().count - 1, doc.y);
  doc.addPage();
  decorate(doc);
  doc.y = PAPER.top;
}

/** Places an image. Without `alt` it is decoration, which screen readers skip. */
export function place(
  sheet: Sheet,
  image: PrintImage,
  [x, y]: readonly [number, number],
  width: number,
  alt?: string,
): void {
  const { doc } = sheet;
  const draw = () => doc.image(image.data, x, y, { width });
  if (alt === undefined) {
    ornament(doc, draw);
    return;
  }
  const height = (width * image.height) / image.width;
  within(sheet, 'Figure', ({ parent }) => parent.add(draw), { alt, bbox: [x, y, x + width, y + height] });
}

/** Ends the document and returns its bytes. */
export function closeSheet({ doc, parent }: Sheet): Promise<Uint8Array> {
  parent.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
    doc.end();
  });
}
