import type { ContractRule } from './contract-rule.ts';
import { commonContractRules } from './rules/common.ts';
import { diminishingRules } from './rules/diminishing.ts';
import { ijaraOwnershipRules } from './rules/ijara-ownership.ts';
import { ijaraRentRules } from './rules/ijara-rent.ts';
import { mudarabaCapitalRules } from './rules/mudaraba-capital.ts';
import { mudarabaConductRules } from './rules/mudaraba-conduct.ts';
import { murabahaDebtRules } from './rules/murabaha-debt.ts';
import { murabahaPriceRules } from './rules/murabaha-price.ts';
import { murabahaSaleRules } from './rules/murabaha-sale.ts';
import { musharakaRules } from './rules/musharaka.ts';
import { musharakaShareRules } from './rules/musharaka-shares.ts';

/** Every rule on contracts, in the order of its identifier. */
export const contractCatalogue: readonly ContractRule[] = [
  ...commonContractRules, ...murabahaSaleRules, ...murabahaPriceRules, ...murabahaDebtRules, ...ijaraOwnershipRules,
  ...ijaraRentRules, ...mudarabaCapitalRules, ...mudarabaConductRules, ...musharakaShareRules, ...musharakaRules,
  ...diminishingRules,
].sort((one, other) => (one.id < other.id ? -1 : 1));
