import { z } from 'astro/zod';
import { line } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/about.md */
export const aboutPage = () =>
  z.strictObject({
    ...pageWithIntro,
    storyLabel: line('Story', 'What screen readers call the story section.', 40),
    pourTitle: line('Pouring', 'Heading over the four glasses.', 40),
    leadersTitle: line('Leaders', 'Heading over the portraits.', 40),
    valuesTitle: line('Values', 'What screen readers call the three value cards.', 40),
    purposeLabel: line('Vision and mission', 'What screen readers call the two cards.', 40),
  });
