import { z } from 'astro/zod';
import { closedGroup as group, singleLine } from '../fields.ts';
import type { REVIEW_SOURCES } from '../reviews.ts';

/** The labels of the reviews and of the carousel. content/wording/reviews.md */
export const reviewsWording = () =>
  z.strictObject({
    carousel: group('Changing reviews', 'The reviews that change by themselves.', {
      label: singleLine('Name', 'What screen readers call them.', 40),
      previous: singleLine('Previous', 'Read aloud for the left arrow.', 40),
      next: singleLine('Next', 'Read aloud for the right arrow.', 40),
      pause: singleLine('Pause', 'Button that stops the changing.', 20),
      play: singleLine('Play', 'Button that starts it again.', 20),
      position: singleLine('Position', 'Between the arrows. {n} and {total} are numbers.', 20),
    }),
    scores: group('Scores', 'The names of the scores.', {
      food: singleLine('Food', 'Name of the score.', 20),
      service: singleLine('Service', 'Name of the score.', 20),
      atmosphere: singleLine('Atmosphere', 'Name of the score.', 20),
      overall: singleLine('Overall', 'Name of the score.', 20),
    }),
    period: singleLine('Period', 'Beside the average, once all reviews have a day. {from} and {to} are months.', 40),
    sources: group('Where it was said', 'What stands beside a review.', {
      counter: singleLine('At the shop', 'Said at the shop.', 30),
      google: singleLine('Google', 'Written on Google.', 30),
      whatsapp: singleLine('WhatsApp', 'Sent by WhatsApp.', 30),
      instagram: singleLine('Instagram', 'Written on Instagram.', 30),
      facebook: singleLine('Facebook', 'Written on Facebook.', 30),
      email: singleLine('Email', 'Sent by email.', 30),
    } satisfies Record<(typeof REVIEW_SOURCES)[number], z.ZodType>),
  });
