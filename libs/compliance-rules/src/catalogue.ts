import type { Rule } from './rule.ts';
import { ghararContractRules } from './rules/gharar-contracts.ts';
import { ghararExchangeRules } from './rules/gharar-donation.ts';
import { ghararMarketRules } from './rules/gharar-market.ts';
import { halalConductRules } from './rules/halal-conduct.ts';
import { halalGoodsRules } from './rules/halal-goods.ts';
import { halalOwnershipRules } from './rules/halal-ownership.ts';
import { halalTradeRules } from './rules/halal-trade.ts';
import { kycConductRules } from './rules/kyc-conduct.ts';
import { kycIdentityRules } from './rules/kyc-identity.ts';
import { kycPartyRules } from './rules/kyc-parties.ts';
import { kycPatternRules } from './rules/kyc-patterns.ts';
import { kycScreeningRules } from './rules/kyc-screening.ts';
import { kycStatedRules } from './rules/kyc-stated.ts';
import { kycSumRules } from './rules/kyc-sums.ts';
import { maysirRules } from './rules/maysir.ts';
import { ribaConditionRules } from './rules/riba-conditions.ts';
import { ribaDebtRules } from './rules/riba-debt.ts';
import { ribaDelayRules } from './rules/riba-delay.ts';
import { ribaExchangeRules } from './rules/riba-exchange.ts';
import { ribaLoanRules } from './rules/riba-loan.ts';
import { ribaResaleRules } from './rules/riba-resale.ts';
import { textModelRules } from './rules/text-model.ts';
import { zakatRules } from './rules/zakat.ts';

/** Every rule of the ruleset, in the order of its identifier within its subject; those that speak last stand last. */
export const catalogue: readonly Rule[] = [
  ...inOrder(...ribaLoanRules, ...ribaConditionRules, ...ribaDelayRules, ...ribaExchangeRules, ...ribaDebtRules,
    ...ribaResaleRules),
  ...inOrder(...ghararExchangeRules, ...ghararMarketRules, ...ghararContractRules),
  ...inOrder(...maysirRules),
  ...inOrder(...halalGoodsRules, ...halalConductRules, ...halalOwnershipRules, ...halalTradeRules),
  ...inOrder(...kycIdentityRules, ...kycPartyRules, ...kycScreeningRules, ...kycPatternRules, ...kycConductRules,
    ...kycSumRules, ...kycStatedRules),
  ...inOrder(...zakatRules),
  ...textModelRules,
];

function inOrder(...rules: readonly Rule[]): readonly Rule[] {
  return [...rules].sort((one, other) => (one.id < other.id ? -1 : 1));
}
