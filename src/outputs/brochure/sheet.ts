/** The paper of the brochure: A4 pages in points (1/72 inch), written in reading order and tagged as PDF/UA asks. */
import PDFDocument from 'pdfkit';
import { FACES } from '~/outputs/print/faces';
import type { Picture } from '~/outputs/print/pictures';

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

/** Goes on at the top of a new page. */
export function startPage({ doc, dress }: Sheet): void {
  doc.addPage();
  dress(doc);
  doc.y = PAPER.top;
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
  const draw = () => doc.image(picture.data, x, y, { width });
  if (alt === undefined) {
    ornament(doc, draw);
    return;
  }
  const height = (width * picture.height) / picture.width;
  within(sheet, 'Figure', ({ parent }) => parent.add(draw), { alt, bbox: [x, y, x + width, y + height] });
}

/** Ends the document and gives its bytes. */
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
