import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';

/** What screen readers call the sections of the story page. content/wording/about.md */
export const aboutWording = () =>
  z.strictObject({
    story: singleLine({ title: 'Story', help: 'Name of the story.', max: 40 }),
    values: singleLine({ title: 'Values', help: 'Name of the value cards.', max: 40 }),
    purpose: singleLine({ title: 'Vision and mission', help: 'Name of the two cards.', max: 40 }),
  });
