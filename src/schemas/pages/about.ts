import { z } from 'astro/zod';
import { collapsed, singleLine } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** content/pages/about.md */
export const aboutPage = () =>
  z.strictObject({
    ...pageWithIntro,
    ...collapsed(READ_ALOUD, { storyLabel: singleLine('Story', 'Name of the story.', 40) }),
    pourTitle: singleLine('Heading: how it is poured', 'Over the glasses.', 40),
    leadersTitle: singleLine('Heading: people', 'Over the portraits.', 40),
    ...collapsed(READ_ALOUD, {
      valuesTitle: singleLine('Values', 'Name of the value cards.', 40),
      purposeLabel: singleLine('Vision and mission', 'Name of the two cards.', 40),
    }),
  });
