import { total } from './money.ts';

/** What a review rates beside the whole, in the order in which it is shown. */
export const PARTIAL_SCORES = ['food', 'service', 'atmosphere'] as const;

export const SCORES = [...PARTIAL_SCORES, 'overall'] as const;

export const STARS = 5;

/** The full stars of a rating, of five. A fraction of 0.5 or more gives a full star. */
export const fullStars = (rating: number): number => Math.round(rating);

export const formatRating = (rating: number): string => rating.toFixed(1);

/**
 * What staff read about a rating with a second decimal, in the content check and beside the field of the editor.
 * @param written the rating as they wrote it
 */
export const tooManyDecimals = (written: string, rating: number): string =>
  `${written} has more than one decimal. Write ${formatRating(rating)}, for example.`;

/** The mean of some whole scores to one decimal, halves up; 0 for none. */
export const mean = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : Math.round((total(scores) * 10) / scores.length) / 10;
