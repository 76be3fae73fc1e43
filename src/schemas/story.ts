import { z } from 'astro/zod';
import { alt, line, picture, placeholders, type SchemaTools, text } from './fields.ts';

/** The brand story: content/story/index.mdx. The story itself is the text under the dashes. */
export const story = (tools: SchemaTools) =>
  z.strictObject({
    pullQuote: text('Quote on the board', 'One or two sentences of the story, painted large.', 140),
    pullQuoteSource: line('Under the quote', 'Who said it, or when.', 60),
    image: picture(tools, 'Picture', 'The framed picture beside the story, at least 1040 pixels wide.', 1040, 20 / 9),
    imageAlt: alt('What the picture shows, in one sentence.'),
    imageCaption: line('Caption', 'The line under the frame.', 100),
    ...placeholders,
  });
