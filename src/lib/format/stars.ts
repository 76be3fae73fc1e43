import { total } from './money.ts';

/** Scores of a review beside the overall one, in order. */
export const PARTIAL_SCORES = ['food', 'service', 'atmosphere'] as const;

export const SCORES = [...PARTIAL_SCORES, 'overall'] as const;

export const STARS = 5;

/** Returns the number of full stars, of five; 0.5 or more gives one more. */
export const fullStars = (rating: number): number => Math.round(rating);

/** Formats a rating with one decimal. */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** Returns the mean of whole scores to one decimal, halves up; 0 for none. */
export const mean = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : Math.round((total(scores) * 10) / scores.length) / 10;
