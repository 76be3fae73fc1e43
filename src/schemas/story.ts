import { z } from 'astro/zod';
import { alt, image, paragraph, placeholders, type SchemaTools, singleLine } from './fields.ts';

/** The brand story: content/story/index.mdx. The story itself is the text under the dashes. */
export const story = (tools: SchemaTools) =>
  z.strictObject({
    pullQuote: paragraph('Large quote', 'One or two sentences of the story, shown large.', 140),
    pullQuoteSource: singleLine('Under the quote', 'Who said it, or when.', 60),
    image: image(tools, 'Image', 'A wide photo beside the story, at least 1040 pixels wide.', 1040, 20 / 9),
    imageAlt: alt('In one sentence, for people who cannot see it.'),
    imageCaption: singleLine('Caption', 'The line under the image.', 100),
    ...placeholders,
  });
