import type { Term } from '../text/lexicon.ts';
import { askingTerms } from './asking-terms.ts';
import { bankCodeTerms } from './bank-code-terms.ts';
import { bothTonguesTerms } from './both-tongues-terms.ts';
import { briefTerms } from './brief-terms.ts';
import { contractTerms } from './contract-terms.ts';
import { exactTerms } from './exact-terms.ts';
import { ghararCoverTerms } from './gharar-cover-terms.ts';
import { ghararMarketTerms } from './gharar-market-terms.ts';
import { ghararSaleTerms } from './gharar-sale-terms.ts';
import { ghararTerms } from './gharar-terms.ts';
import { halalMarketTerms } from './halal-market-terms.ts';
import { halalTerms } from './halal-terms.ts';
import { kycTerms } from './kyc-terms.ts';
import { maysirTerms } from './maysir-terms.ts';
import { plainArabicTerms } from './plain-arabic-terms.ts';
import { plainConductTerms } from './plain-conduct-terms.ts';
import { plainTerms } from './plain-terms.ts';
import { plainTradeTerms } from './plain-trade-terms.ts';
import { ribaLendingTerms } from './riba-lending-terms.ts';
import { ribaMarketTerms } from './riba-market-terms.ts';
import { ribaTerms } from './riba-terms.ts';
import { textbookTerms } from './textbook-terms.ts';

/** Every word and phrase that speaks for a rule. */
export const terms: readonly Term[] = [
  ...ribaTerms, ...ribaLendingTerms, ...ribaMarketTerms, ...contractTerms, ...ghararTerms, ...ghararCoverTerms,
  ...ghararMarketTerms, ...ghararSaleTerms, ...maysirTerms, ...halalTerms, ...halalMarketTerms, ...kycTerms,
  ...askingTerms, ...textbookTerms, ...bothTonguesTerms, ...exactTerms, ...bankCodeTerms, ...briefTerms,
  ...plainTerms, ...plainConductTerms, ...plainTradeTerms, ...plainArabicTerms,
];
