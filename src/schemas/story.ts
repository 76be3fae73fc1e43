import { z } from 'astro/zod';
import { alt, image, line, placeholders, type SchemaTools, text } from './fields.ts';

/** The brand story: content/story/index.mdx. The story itself is the text under the dashes. */
export const story = (tools: SchemaTools) =>
  z.strictObject({
    pullQuote: text('Large quote', 'One or two sentences of the story, shown large.', 140),
    pullQuoteSource: line('Under the quote', 'Who said it, or when.', 60),
    image: image(tools, 'Image', 'A wide photo beside the story, at least 1040 pixels wide.', 1040, 20 / 9),
    imageAlt: alt('In one sentence, for people who cannot see it.'),
    imageCaption: line('Caption', 'The line under the image.', 100),
    ...placeholders,
  });
