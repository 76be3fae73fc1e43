/** How many stars a row has. */
export const STARS = 5;

/**
 * The star rule: the whole part gives full stars, a fraction of 0.5 or more one more, the rest are empty.
 * @param rating 0 to 5
 * @throws RangeError outside that range
 */
export function stars(rating: number): { full: number; empty: number } {
  if (!(rating >= 0 && rating <= STARS))
    throw new RangeError(`A rating lies between 0 and ${STARS}, not at ${rating}.`);
  const whole = Math.floor(rating);
  const full = whole + (rating - whole >= 0.5 ? 1 : 0);
  return { full, empty: STARS - full };
}

/** A rating as it is shown: always one decimal. */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** The mean of some ratings, 0 for none. */
export const mean = (ratings: readonly number[]): number =>
  ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
