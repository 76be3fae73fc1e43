/** Compiles the templates of this folder with Typst (https://typst.app/docs). Runs in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { PALETTE } from '~/lib/site/palette';
import { SHARE_SIZE } from '~/lib/site/url';
import { printable } from './printable';

/** What a template gets: texts and figures ready to print, and the images that it names by their path. */
export interface PrintInput {
  readonly template: 'brochure' | 'menu' | 'share';
  /** Plain data, `d` in the template. */
  readonly data: object;
  readonly images?: readonly PrintImage[];
}

/** An image under the path that its template reads it from. */
export interface PrintImage {
  readonly path: string;
  readonly bytes: Buffer;
}

// npm scripts run in the project's root folder, which is where paths in templates begin.
const workspace = process.cwd();
const FONTS = 'src/fonts/print';

// One for all documents of a build, since it reads the fonts.
const fontBlobs = readdirSync(FONTS).map((file) => readFileSync(join(FONTS, file)));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** Plain data as JSON, without letters that no font has: emoji, and what the content check lets through. Paths stay. */
const toJson = (data: object) =>
  JSON.stringify(data, (_, value) => (typeof value === 'string' && !value.startsWith('/') ? printable(value) : value));

function compile({ template, data, images = [] }: PrintInput): NodeTypstDocument {
  compiler.resetShadow();
  for (const { path, bytes } of images) compiler.mapShadow(join(workspace, path), bytes);
  // No font has Unicode's hyphens.
  const inputs = { data: toJson(data).replace(/[\u2010\u2011]/g, '-'), palette: JSON.stringify(PALETTE) };
  const compiled = compiler.compile({ mainFilePath: join('src/print', `${template}.typ`), inputs });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const faults = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(
    [
      ...faults.map(({ path, range, message }) => `${path}:${(range?.start.line ?? 0) + 1} ${message}`),
      ...(images.length > 0 ? [`Its images are ${images.map(({ path }) => path).join(', ')}.`] : []),
    ].join('\n'),
  );
}

/**
 * A tagged PDF, and its number of pages.
 * @throws when the template fails, or the document does not conform to PDF/UA-1: a letter that no font has, or an image
 * without alternative
 */
export function toPdf(input: PrintInput): { data: Buffer; pages: number } {
  const document = compile(input);
  return { data: compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 }), pages: document.numOfPages };
}

/**
 * A page as SVG, with text as outlines: the same on every machine.
 * @throws as `toPdf` does, because Typst draws a letter that no font has as an empty box in an SVG
 */
export function toSvg(input: PrintInput): string {
  const document = compile(input);
  compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  return compiler.plainSvg(document);
}

/** A share image from its drawing: PNG of few colours. */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(SHARE_SIZE)
    .png({ palette: true, colours: 160, effort: 7, compressionLevel: 9, dither: 0.6 })
    .toBuffer();
