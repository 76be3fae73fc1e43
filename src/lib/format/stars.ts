import { total } from './money.ts';

/** Scores of a review other than the overall one, in display order. */
export const PARTIAL_SCORES = ['food', 'service', 'atmosphere'] as const;

export const SCORES = [...PARTIAL_SCORES, 'overall'] as const;

export const STARS = 5;

/** Rounds a rating to whole stars. */
export const fullStars = (rating: number): number => Math.round(rating);

/** Formats a rating with one decimal. */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** Returns the mean of whole scores to one decimal, halves up; 0 for none. */
export const mean = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : Math.round((total(scores) * 10) / scores.length) / 10;
