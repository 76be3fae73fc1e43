import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/about.md */
export const aboutPage = () =>
  z.strictObject({
    ...pageWithIntro,
    pourTitle: singleLine('Heading: how it is poured', 'Over the glasses.', 40),
    leadersTitle: singleLine('Heading: people', 'Over the portraits.', 40),
  });
