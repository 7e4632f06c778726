/** A plan with its price for a month, and for a month when it is paid by the year. */
export type Plan = {
  title: string;
  text: string;
  /** Whole dollars a month. */
  monthly: number;
  /** Whole dollars a month, paid by the year. */
  yearly: number;
  points: readonly string[];
  /** The plan that most people take. */
  chosen?: boolean;
};
