import type { Term } from '../text/lexicon.ts';
import { ghararTerms } from './gharar-terms.ts';
import { halalTerms } from './halal-terms.ts';
import { kycTerms } from './kyc-terms.ts';
import { maysirTerms } from './maysir-terms.ts';
import { ribaTerms } from './riba-terms.ts';

/** Every word and phrase that speaks for a rule. */
export const terms: readonly Term[] = [...ribaTerms, ...ghararTerms, ...maysirTerms, ...halalTerms, ...kycTerms];
