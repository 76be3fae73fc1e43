/** A cost of the chart and its table. */
export interface Cost {
  readonly title: string;
  readonly shortTitle: string;
  readonly description: string;
  /** Whole rupees. */
  readonly value: number;
  /** Rounded percentage of the sum. */
  readonly share: number;
  readonly colour: string;
}
