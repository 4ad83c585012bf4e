import { isUninformative } from './text/uninformative.ts';
import { tokenise } from './text/tokenise.ts';

/** Where the money of a payment may come from, as its payer states it. */
export const sourcesOfFunds = [
  'salary', 'savings', 'sale_of_property', 'inheritance', 'business_income', 'loan', 'gift', 'investment', 'other',
] as const;

/** What a payment of a contract states: its terms were judged, and say where its money comes from. */
export const contractSource = 'contract';

const LISTED: ReadonlySet<string> = new Set([...sourcesOfFunds, contractSource]);
/** So many words say something, if they are no empty ones. */
const LEAST_WORDS = 2;

/** Whether a source of funds is stated: one of the list, and another one only in words that say which. */
export function isSourceStated(source: string | undefined, text: string | undefined): boolean {
  if (source === undefined || !LISTED.has(source)) return false;
  if (source !== 'other') return true;
  const words = tokenise(text ?? '').map((token) => token.text);
  return words.length >= LEAST_WORDS && !isUninformative(words);
}
