/** Compiles the templates of this folder with Typst (https://typst.app/docs). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { PALETTE } from '~/lib/site/palette';
import { SHARE_SIZE } from '~/lib/site/url';
import { printable } from './printable';

/** Template, data and images of a document. */
export interface PrintInput {
  readonly template: 'brochure' | 'menu' | 'share';
  /** `d` in the template. */
  readonly data: object;
  readonly images?: readonly PrintImage[];
}

/** An image, and the path that its template reads it from. */
export interface PrintImage {
  readonly path: string;
  readonly bytes: Buffer;
}

// Paths in templates begin in the project's root folder, where npm scripts run.
const workspace = process.cwd();
const FONTS = 'src/fonts/print';
// One compiler for all documents, so that fonts are read once.
const fontBlobs = readdirSync(FONTS).map((file) => readFileSync(join(FONTS, file)));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** JSON without letters that no font has, except in paths. */
const toJson = (data: object) =>
  JSON.stringify(data, (_, value) => (typeof value === 'string' && !value.startsWith('/') ? printable(value) : value));

function compile({ template, data, images = [] }: PrintInput): NodeTypstDocument {
  compiler.resetShadow();
  for (const { path, bytes } of images) compiler.mapShadow(join(workspace, path), bytes);
  // No font has these hyphens.
  const inputs = { data: toJson(data).replace(/[\u2010\u2011]/g, '-'), palette: JSON.stringify(PALETTE) };
  const compiled = compiler.compile({ mainFilePath: join('src/print', `${template}.typ`), inputs });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const faults = error ? compiler.fetchDiagnostics(error) : [];
  const lines = faults.map(({ path, range, message }) => `${path}:${(range?.start.line ?? 0) + 1} ${message}`);
  throw new Error(lines.join('\n'));
}

/**
 * Returns a tagged PDF and its number of pages.
 * @throws when the template fails, or the document is not PDF/UA-1, as with a letter that no font has
 */
export function toPdf(input: PrintInput): { data: Buffer; pages: number } {
  const document = compile(input);
  return { data: compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 }), pages: document.numOfPages };
}

/** Returns a page as SVG, with text as outlines. @throws as `toPdf` */
export function toSvg(input: PrintInput): string {
  const document = compile(input);
  // An SVG would have empty boxes for letters that no font has.
  compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  return compiler.plainSvg(document);
}

/** Converts a share image to PNG with few colours. */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(SHARE_SIZE)
    .png({ palette: true, colours: 160, effort: 7, compressionLevel: 9, dither: 0.6 })
    .toBuffer();
