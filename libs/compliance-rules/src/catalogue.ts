import type { Rule } from './rule.ts';
import { kycIdentityRules } from './rules/kyc-identity.ts';

/** Every rule of the ruleset, in the order of their identifiers within each family. */
export const catalogue: readonly Rule[] = [...kycIdentityRules];
