import { z } from 'astro/zod';
import { alt, collapsed, paragraph, singleLine } from '../fields.ts';
import type { REVIEW_SOURCES } from '../reviews.ts';
import { page, READ_ALOUD } from './base.ts';

const SCORES = 'Names of the scores';

/** content/pages/reviews.md */
export const reviewsPage = () =>
  z.strictObject({
    ...page,
    across: singleLine('How many', 'Beside the average. {n} is the number of reviews.', 40),
    ...collapsed(READ_ALOUD, {
      carouselLabel: singleLine('Changing reviews', 'Name of the reviews that change by themselves.', 40),
      faceAlt: alt('What the illustration of the customer shows.').meta({ title: 'Illustration' }),
    }),
    ...collapsed(SCORES, {
      food: singleLine('Food', 'Name of the score.', 20),
      service: singleLine('Service', 'Name of the score.', 20),
      atmosphere: singleLine('Atmosphere', 'Name of the score.', 20),
      overall: singleLine('Overall', 'Name of the score.', 20),
    }),
    ...collapsed(READ_ALOUD, {
      previous: singleLine('Previous', 'On the left arrow.', 40),
      next: singleLine('Next', 'On the right arrow.', 40),
    }),
    ...collapsed('Changing reviews', {
      pause: singleLine('Pause', 'Button that stops the changing.', 20),
      play: singleLine('Play', 'Button that starts it again.', 20),
      position: singleLine('Position', 'Between the arrows. {n} and {total} are numbers.', 20),
    }),
    allTitle: singleLine('Heading: all reviews', 'Over the reviews.', 40),
    tallyTitle: singleLine('Heading: averages', 'Over the card with the averages.', 30),
    collected: paragraph(
      'How reviews are chosen',
      'One sentence: how reviews are collected, and which are shown.',
      240,
    ),
    ...collapsed('Words beside a review', {
      period: singleLine('Period', 'Beside the average, once all reviews have a day. {from} and {to} are months.', 40),
      sources: z
        .strictObject({
          counter: singleLine('At the shop', 'Said at the shop.', 30),
          google: singleLine('Google', 'Written on Google.', 30),
          whatsapp: singleLine('WhatsApp', 'Sent by WhatsApp.', 30),
          instagram: singleLine('Instagram', 'Written on Instagram.', 30),
          facebook: singleLine('Facebook', 'Written on Facebook.', 30),
          email: singleLine('Email', 'Sent by email.', 30),
        } satisfies Record<(typeof REVIEW_SOURCES)[number], z.ZodType>)
        .meta({ title: 'Where it was said', description: 'What stands beside a review.' }),
    }),
    tellText: paragraph('Tell us', 'On the empty card.', 120),
    tellButton: singleLine('Tell us: button', 'Opens WhatsApp with its own text.', 30),
    googleButton: singleLine('Review on Google', 'Leads to the business listing.', 30),
    none: paragraph('No reviews', 'Said while there is no review.', 120),
  });
