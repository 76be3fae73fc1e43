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
  /** Whether light text has more contrast on its colour than dark text. */
  readonly dark: boolean;
}
