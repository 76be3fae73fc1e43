const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats whole rupees with Indian grouping: 310000 → `₹3,10,000`. */
export const formatRupees = (amount: number): string => rupees.format(amount);

/** Formats a menu price in rupees; `free` replaces 0. */
export const formatPrice = (amount: number, free: string): string => (amount === 0 ? free : formatRupees(amount));

/**
 * Parses an amount as people write it: `₹1,20,000/-`, `MRP Rs. 40 only`, `1.25 lakhs`.
 * @param unit `rupees`, `lakhs`, or undefined for other numbers
 * @returns undefined if it is not a number
 */
export function parseAmount(text: string, unit?: unknown): number | undefined {
  const amount = unit === undefined ? text : text.replace(/\s*la(?:kh|c)s?$/i, '');
  const isLakhs = unit === 'rupees' && amount !== text;
  const figure = amount.trim().replace(/^(?:mrp\s*)?(?:₹|rs\.?)?\s*|\s*(?:\/-)?\s*(?:only)?$/gi, '');
  // `1,20,000` and `120,000`, but not `2,5`.
  const digits = figure.replace(/,(?=[\d,]*\d{3}(?:\.|$))/g, '');
  if (!/^[-+]?\d+(?:\.\d+)?$/.test(digits)) return undefined;
  return isLakhs ? Math.round(Number(digits) * 100_000) : Number(digits);
}

/** Adds amounts. */
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the share of an amount in a sum, in rounded percent; 0 if the sum is 0. Shares may not add up to 100. */
export const shareOf = (amount: number, sum: number): number => (sum === 0 ? 0 : Math.round((amount / sum) * 100));
