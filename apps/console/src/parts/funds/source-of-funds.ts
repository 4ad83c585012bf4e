import type { SourceOfFunds } from '@connect/sdk';

/** Where money may come from, in the order in which it is offered. */
export const sourcesOfFunds = [
  'salary', 'savings', 'sale_of_property', 'inheritance', 'business_income', 'loan', 'gift', 'investment', 'other',
] as const satisfies readonly SourceOfFunds[];

/** The longest text the API takes. */
export const maxSourceTextLength = 300;

/** What a form asks of the source of funds. */
export interface FundsForm {
  sourceOfFunds: SourceOfFunds | '';
  sourceOfFundsText: string;
}

/** What a request says of the source of funds: nothing when none of the list was chosen. */
export function fundsOf({ sourceOfFunds, sourceOfFundsText }: FundsForm): {
  sourceOfFunds?: SourceOfFunds;
  sourceOfFundsText?: string;
} {
  const text = sourceOfFundsText.normalize('NFC').trim();
  // A draft may hold what was written before there was a list.
  if (sourceOfFunds === '' || !sourcesOfFunds.includes(sourceOfFunds)) return {};
  return { sourceOfFunds, ...(text && { sourceOfFundsText: text }) };
}
