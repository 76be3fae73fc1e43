import benchArt from '~/art/bench.svg?raw';
import customerArt from '~/art/customer.svg?raw';
import logoArt from '~/art/logo.svg?raw';
import shopArt from '~/art/shop.svg?raw';
import { outline } from '~/lib/fonts/outline';
import { formatDay } from '~/lib/format/day';
import { fill } from '~/lib/format/text';
import { PALETTE } from '~/lib/site/palette';
import { fitHeading } from '~/outputs/print/headings';
import { renderImage } from '~/outputs/print/images';
import { benches, contactDetails, footers } from './contact';
import { type BrochureContent, brochureContent } from './content';
import { costs } from './costs';
import { cover } from './cover';
import { inclusions, masterFranchise, questions, steps } from './lists';
import { eave } from './ornaments';
import { drink, model, reasons } from './sections';
import { closeSheet, openSheet } from './sheet';
import { terms } from './terms';

const withImages = (
  items: readonly { title: string; text: string; image: string }[],
  box: { width: number; height: number },
) => Promise.all(items.map(async (item) => ({ ...item, image: await renderImage(item.image, box, PALETTE.limewash) })));

/**
 * Creates the brochure. The same content gives the same bytes: its only date is the day the figures were last checked.
 * @throws when an image is missing or a text has a character that no font has
 */
export async function makeBrochure(content: BrochureContent): Promise<{ data: Uint8Array; pages: number }> {
  const { words, site } = content;
  const checked = formatDay(content.model.figuresCheckedOn);
  const sheet = openSheet(
    {
      title: content.metadata.title,
      subject: content.metadata.description,
      author: content.metadata.author,
      date: new Date(`${content.model.figuresCheckedOn}T00:00:00Z`),
    },
    (doc) => eave(doc, 34),
  );
  cover(
    sheet,
    content,
    {
      heading: fitHeading(
        words.heading.map((line) => outline(line, 'display')),
        {
          width: 440,
          height: 220,
          largest: 92,
        },
      ),
      logo: await renderImage(logoArt, { width: 240, height: 240 }, PALETTE.milk),
    },
    checked,
  );
  sheet.doc.addPage();
  sheet.decorate(sheet.doc);
  sheet.doc.y = 66;
  drink(sheet, content, await withImages(content.pours, { width: 340, height: 450 }));
  model(sheet, content, await renderImage(shopArt, { width: 640, height: 640 }, PALETTE.white));
  costs(sheet, content, checked);
  inclusions(sheet, content);
  steps(sheet, content);
  masterFranchise(sheet, content);
  reasons(sheet, content, await withImages(content.reasons, { width: 280, height: 260 }));
  questions(sheet, content);
  terms(sheet, content);
  contactDetails(sheet, content, await renderImage(customerArt, { width: 700, height: 900 }, PALETTE.green));
  benches(sheet, await renderImage(benchArt, { width: 900, height: 400 }, PALETTE.white));
  const pages = footers(sheet, site.name, (n, total) => fill(words.pageOf, { n, total }));
  return { data: await closeSheet(sheet), pages };
}

let built: ReturnType<typeof makeBrochure> | undefined;

/** The brochure, created once per build. */
export async function brochure(): ReturnType<typeof makeBrochure> {
  // The content changes while the development server runs.
  if (import.meta.env.DEV) return brochureContent().then(makeBrochure);
  built ??= brochureContent().then(makeBrochure);
  return built;
}

/** Number of pages and size of the brochure, for the download link; `sizeText` is like `182 KB`. */
export async function brochureFacts(): Promise<{ pages: number; sizeText: string }> {
  const { data, pages } = await brochure();
  return { pages, sizeText: `${Math.ceil(data.byteLength / 1024)} KB` };
}
