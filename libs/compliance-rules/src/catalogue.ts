import type { Rule } from './rule.ts';
import { ghararMarketRules } from './rules/gharar-market.ts';
import { ghararSaleRules } from './rules/gharar-sale.ts';
import { halalConductRules } from './rules/halal-conduct.ts';
import { halalGoodsRules } from './rules/halal-goods.ts';
import { halalOwnershipRules } from './rules/halal-ownership.ts';
import { kycConductRules } from './rules/kyc-conduct.ts';
import { kycIdentityRules } from './rules/kyc-identity.ts';
import { kycScreeningRules } from './rules/kyc-screening.ts';
import { maysirRules } from './rules/maysir.ts';
import { ribaConditionRules } from './rules/riba-conditions.ts';
import { ribaDebtRules } from './rules/riba-debt.ts';
import { ribaExchangeRules } from './rules/riba-exchange.ts';
import { ribaLoanRules } from './rules/riba-loan.ts';

/** Every rule of the ruleset. */
export const catalogue: readonly Rule[] = [
  ...ribaLoanRules,
  ...ribaConditionRules,
  ...ribaExchangeRules,
  ...ribaDebtRules,
  ...ghararSaleRules,
  ...ghararMarketRules,
  ...maysirRules,
  ...halalGoodsRules,
  ...halalConductRules,
  ...halalOwnershipRules,
  ...kycIdentityRules,
  ...kycScreeningRules,
  ...kycConductRules,
];
