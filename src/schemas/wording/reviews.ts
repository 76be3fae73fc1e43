import { z } from 'astro/zod';
import { group, singleLine } from '../fields.ts';
import type { REVIEW_SOURCES } from '../reviews.ts';

/** The labels of the reviews and of the carousel. content/wording/reviews.md */
export const reviewsWording = () =>
  z.strictObject({
    carousel: group(
      { title: 'Changing reviews', help: 'The reviews that change by themselves.', closed: true },
      {
        label: singleLine({ title: 'Name', help: 'What screen readers call them.', max: 40 }),
        previous: singleLine({ title: 'Previous', help: 'Read aloud for the left arrow.', max: 40 }),
        next: singleLine({ title: 'Next', help: 'Read aloud for the right arrow.', max: 40 }),
        pause: singleLine({ title: 'Pause', help: 'Button that stops the changing.', max: 20 }),
        play: singleLine({ title: 'Play', help: 'Button that starts it again.', max: 20 }),
        position: singleLine({ title: 'Position', help: 'Between the arrows. {n} and {total} are numbers.', max: 20 }),
      },
    ),
    scores: group(
      { title: 'Scores', help: 'The names of the scores.', closed: true },
      {
        food: singleLine({ title: 'Food', help: 'Name of the score.', max: 20 }),
        service: singleLine({ title: 'Service', help: 'Name of the score.', max: 20 }),
        atmosphere: singleLine({ title: 'Atmosphere', help: 'Name of the score.', max: 20 }),
        overall: singleLine({ title: 'Overall', help: 'Name of the score.', max: 20 }),
      },
    ),
    period: singleLine({
      title: 'Period',
      help: 'Beside the average, once all reviews have a day. {from} and {to} are months.',
      max: 40,
    }),
    sources: group({ title: 'Where it was said', help: 'What stands beside a review.', closed: true }, {
      counter: singleLine({ title: 'At the shop', help: 'Said at the shop.', max: 30 }),
      google: singleLine({ title: 'Google', help: 'Written on Google.', max: 30 }),
      whatsapp: singleLine({ title: 'WhatsApp', help: 'Sent by WhatsApp.', max: 30 }),
      instagram: singleLine({ title: 'Instagram', help: 'Written on Instagram.', max: 30 }),
      facebook: singleLine({ title: 'Facebook', help: 'Written on Facebook.', max: 30 }),
      email: singleLine({ title: 'Email', help: 'Sent by email.', max: 30 }),
    } satisfies Record<(typeof REVIEW_SOURCES)[number], z.ZodType>),
  });
