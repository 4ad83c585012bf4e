import { NAME_SCORES } from '../screening.ts';
import { compareNames } from './compare-names.ts';
import { readName } from './name-tokens.ts';

/** How a name that somebody gives agrees with a name that is known. */
export type NameAgreement = 'match' | 'close' | 'none';

const RANK: readonly NameAgreement[] = ['none', 'close', 'match'];

/** How well a given name agrees with the best of the names that somebody is known by; what cannot be read does not. */
export function nameAgreement(given: string, known: readonly string[]): NameAgreement {
  return known.map((name) => agreementOf(given, name))
    .reduce((best, one) => (RANK.indexOf(one) > RANK.indexOf(best) ? one : best), 'none');
}

function agreementOf(given: string, known: string): NameAgreement {
  const match = compareNames(readName(given), readName(known));
  if (match === undefined) return 'none';
  if (match.isExact || match.score >= NAME_SCORES.same) return 'match';
  return match.score >= NAME_SCORES.possible ? 'close' : 'none';
}
