const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Whole rupees with symbol and Indian grouping: 310000 → `₹3,10,000`. */
export const formatRupees = (amount: number): string => rupees.format(amount);

/** A menu price in rupees, or the word for free when it is 0. */
export const formatPrice = (amount: number, free: string): string => (amount === 0 ? free : formatRupees(amount));

/** Thousands between commas or spaces, `1,250,000` or, the Indian way, `12,50,000`; `40 50` is two amounts. */
const GROUPED = /^[-+]?(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,2}(?:[,\s]\d{2})*[,\s]\d{3})(?:\.\d+)?$/;
const AMOUNT =
  /^(?:mrp)?\s*(?:₹|₨|rs\.?:?|rupees|inr)?\s*([-+]?\d[\d,.\s]*?)\s*(lakhs?|lacs?)?\s*(?:(?:\/[-=])?\s*(?:₹|rs\.?)|\/[-=]|inr|rupees?|രൂപ)?(?:\s*only)?$/i;

/** Converts an amount, such as `₹1,20,000/-`, `2.5 lakhs` or `4.8/5`, to a bare figure in the unit of its field. */
export function bareAmount(text: string, unit: unknown): string {
  const amount = unit === undefined ? text.replace(/\s*(?:stars?|\/\s?5)\s*$/i, '') : text;
  const [, written = amount, lakhs] = AMOUNT.exec(amount.trim()) ?? [];
  const digits = GROUPED.test(written) ? written.replace(/[,\s]/g, '') : written;
  return lakhs && unit === 'rupees' ? String(Math.round(Number(digits) * 100_000)) : digits;
}

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The share of an amount in a sum, as a rounded percentage; 0 when the sum is 0. Shares need not add up to 100. */
export const shareOf = (amount: number, sum: number): number => (sum === 0 ? 0 : Math.round((amount / sum) * 100));
