import type { Term } from '../text/lexicon.ts';
import { contractTerms } from './contract-terms.ts';
import { ghararTerms } from './gharar-terms.ts';
import { halalTerms } from './halal-terms.ts';
import { kycTerms } from './kyc-terms.ts';
import { maysirTerms } from './maysir-terms.ts';
import { ribaTerms } from './riba-terms.ts';

/** Every word and phrase that speaks for a rule. */
export const terms: readonly Term[] = [
  ...ribaTerms, ...contractTerms, ...ghararTerms, ...maysirTerms, ...halalTerms, ...kycTerms,
];
