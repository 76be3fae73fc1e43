import { z } from 'astro/zod';
import { alt, line, seldom, text } from '../fields.ts';
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
    tellText: text('Tell us', 'On the empty card.', 120),
    tellButton: line('Tell us: button', 'Opens WhatsApp with its own text.', 30),
    none: text('No reviews', 'Said while there is no review.', 120),
  });
