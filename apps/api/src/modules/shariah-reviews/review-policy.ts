/** What the risk of an area is made of. Each is counted in the ledger, and shown beside what it adds. */
export const RISK_FACTORS = ['payments', 'refusals', 'reviews', 'overrides'] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];

/** How much each factor weighs, and how many tickets a payment has in a draw by risk. */
export interface ReviewPolicy {
  weights: Readonly<Record<RiskFactor, number>>;
  /** One for every payment, and more for what was held, refused, let pass by an officer, or belongs to a contract. */
  tickets: Readonly<Record<'each' | 'held' | 'refused' | 'override' | 'contract', number>>;
}

/**
 * The policy by its version. One that a plan or a sample was made by stays as it is; another one is added behind it.
 * Overrides weigh most, because there the rules alone did not decide.
 */
export const REVIEW_POLICIES: Readonly<Record<number, ReviewPolicy>> = {
  1: {
    weights: { payments: 1, refusals: 2, reviews: 2, overrides: 3 },
    tickets: { each: 1, held: 2, refused: 3, override: 4, contract: 1 },
  },
};

export const POLICY_VERSION = 1;

/** What is known of a payment that is drawn from. */
export interface PaymentRisk {
  verdict: 'allow' | 'review' | 'block';
  /** Whether an officer let pass what the rules had held. */
  is_override: boolean;
  is_contract: boolean;
}

/** How many tickets a payment has in a draw by risk. */
export const ticketsOf = ({ tickets }: ReviewPolicy, { verdict, is_override, is_contract }: PaymentRisk): number =>
  tickets.each
  + (verdict === 'review' ? tickets.held : 0) + (verdict === 'block' ? tickets.refused : 0)
  + (is_override ? tickets.override : 0) + (is_contract ? tickets.contract : 0);

/** The counts of one area, and what they make of it. */
export type AreaCounts = Readonly<Record<RiskFactor, number>>;

/**
 * The score of each area, from 0 to 1000: the mean of its shares in what the bank has of each factor, by the weights of
 * the policy. A factor of which the bank has nothing says nothing.
 */
export const scoresOf = ({ weights }: ReviewPolicy, areas: readonly AreaCounts[]): number[] => {
  const total = (factor: RiskFactor): number => areas.reduce((sum, area) => sum + area[factor], 0);
  const spoken = RISK_FACTORS.filter((factor) => total(factor) > 0);
  const whole = spoken.reduce((sum, factor) => sum + weights[factor], 0);
  return areas.map((area) => {
    const parts = spoken.reduce((sum, factor) => sum + (weights[factor] * area[factor]) / total(factor), 0);
    return whole === 0 ? 0 : Math.round((parts * 1000) / whole);
  });
};
