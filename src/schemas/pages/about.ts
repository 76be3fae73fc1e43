import { z } from 'astro/zod';
import { line, seldom } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** content/pages/about.md */
export const aboutPage = () =>
  z.strictObject({
    ...pageWithIntro,
    ...seldom(READ_ALOUD, { storyLabel: line('Story', 'Name of the story.', 40) }),
    pourTitle: line('Heading: how it is poured', 'Over the glasses.', 40),
    leadersTitle: line('Heading: people', 'Over the portraits.', 40),
    ...seldom(READ_ALOUD, {
      valuesTitle: line('Values', 'Name of the value cards.', 40),
      purposeLabel: line('Vision and mission', 'Name of the two cards.', 40),
    }),
  });
