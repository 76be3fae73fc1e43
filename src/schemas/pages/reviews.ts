import { z } from 'astro/zod';
import { alt, line, seldom, text } from '../fields.ts';
import type { REVIEW_SOURCES } from '../reviews.ts';
import { page, READ_ALOUD } from './base.ts';

const SCORES = 'Names of the scores';

/** content/pages/reviews.md */
export const reviewsPage = () =>
  z.strictObject({
    ...page,
    across: line('How many', 'Beside the average. {n} is the number of reviews.', 40),
    ...seldom(READ_ALOUD, {
      carouselLabel: line('Changing reviews', 'Name of the reviews that change by themselves.', 40),
      faceAlt: alt('What the illustration of the customer shows.').meta({ title: 'Illustration' }),
    }),
    ...seldom(SCORES, {
      food: line('Food', 'Name of the score.', 20),
      service: line('Service', 'Name of the score.', 20),
      atmosphere: line('Atmosphere', 'Name of the score.', 20),
      overall: line('Overall', 'Name of the score.', 20),
    }),
    ...seldom(READ_ALOUD, {
      previous: line('Previous', 'On the left arrow.', 40),
      next: line('Next', 'On the right arrow.', 40),
    }),
    ...seldom('Changing reviews', {
      pause: line('Pause', 'Button that stops the changing.', 20),
      play: line('Play', 'Button that starts it again.', 20),
      position: line('Position', 'Between the arrows. {n} and {total} are numbers.', 20),
    }),
    allTitle: line('Heading: all reviews', 'Over the reviews.', 40),
    tallyTitle: line('Heading: averages', 'Over the card with the averages.', 30),
    collected: text('How reviews are chosen', 'One sentence: how reviews are collected, and which are shown.', 240),
    ...seldom('Words beside a review', {
      period: line('Period', 'Beside the average, once all reviews have a day. {from} and {to} are months.', 40),
      sources: z
        .strictObject({
          counter: line('At the shop', 'Said at the shop.', 30),
          google: line('Google', 'Written on Google.', 30),
          whatsapp: line('WhatsApp', 'Sent by WhatsApp.', 30),
          instagram: line('Instagram', 'Written on Instagram.', 30),
          facebook: line('Facebook', 'Written on Facebook.', 30),
          email: line('Email', 'Sent by email.', 30),
        } satisfies Record<(typeof REVIEW_SOURCES)[number], z.ZodType>)
        .meta({ title: 'Where it was said', description: 'What stands beside a review.' }),
    }),
    tellText: text('Tell us', 'On the empty card.', 120),
    tellButton: line('Tell us: button', 'Opens WhatsApp with its own text.', 30),
    none: text('No reviews', 'Said while there is no review.', 120),
  });
