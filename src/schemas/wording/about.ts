import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';

/** What screen readers call the sections of the story page. content/wording/about.md */
export const aboutWording = () =>
  z.strictObject({
    story: singleLine('Story', 'Name of the story.', 40),
    values: singleLine('Values', 'Name of the value cards.', 40),
    purpose: singleLine('Vision and mission', 'Name of the two cards.', 40),
  });
