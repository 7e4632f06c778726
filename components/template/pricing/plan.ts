/** A plan with its price per month, billed monthly or yearly. */
export type Plan = {
  title: string;
  text: string;
  /** Whole dollars per month. */
  monthly: number;
  /** Whole dollars per month, billed yearly. */
  yearly: number;
  points: readonly string[];
  /** Marks the plan that most people choose. */
  chosen?: boolean;
};
