import { z } from 'astro/zod';
import { alt, paragraph, singleLine } from '../fields.ts';
import { page } from './base.ts';

/** content/pages/reviews.md */
export const reviewsPage = () =>
  z.strictObject({
    ...page,
    across: singleLine('How many', 'Beside the average. {n} is the number of reviews.', 40),
    tellButton: singleLine('Tell us: button', 'Opens WhatsApp with its own text.', 30),
    googleButton: singleLine('Review on Google', 'Leads to the business listing.', 30),
    none: paragraph('No reviews', 'Said while there is no review.', 120),
    faceAlt: alt('What the illustration of the customer shows.').meta({ title: 'Illustration' }),
    allTitle: singleLine('Heading: all reviews', 'Over the reviews.', 40),
    collected: paragraph(
      'How reviews are chosen',
      'One sentence: how reviews are collected, and which are shown.',
      240,
    ),
    tallyTitle: singleLine('Heading: averages', 'Over the card with the averages.', 30),
    tellText: paragraph('Tell us', 'On the empty card.', 120),
  });
