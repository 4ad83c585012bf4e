import type { WatchEntry } from './facts.ts';
import { tokenise } from './text/tokenise.ts';

export type Likeness = 'confirmed' | 'possible';

/** Articles, family particles, titles and legal forms that tell names apart from nobody. */
const PARTICLES = new Set([
  'al', 'el', 'ul', 'ar', 'as', 'ad', 'an', 'at', 'ash', 'bin', 'ibn', 'ben', 'bint', 'sheikh', 'dr', 'haji', 'eng',
  'mr', 'mrs', 'llc', 'fze', 'ltd', 'co', 'inc', 'بن', 'ابن', 'بنت', 'الشيخ', 'الدكتور', 'السيد',
]);
const LEAST_SHARED_TOKENS = 2;

/** The telling words of a name, folded; Arabic articles are taken off. */
export function nameTokens(name: string): readonly string[] {
  return tokenise(name)
    .map((token) => token.text)
    .filter((text) => !PARTICLES.has(text) && text.length > 1)
    .map((text) => (text.startsWith('ال') && text.length > 4 ? text.slice(2) : text));
}

/**
 * How alike a party and a listed entry are: confirmed when the whole name and an identifier agree,
 * possible when the whole name or most of its words agree and no identifier contradicts.
 */
export function likenessOf(party: WatchEntry, entry: WatchEntry): Likeness | undefined {
  const own = new Set(nameTokens(party.name));
  const agreed = identifiersAgree(party, entry);
  let best: Likeness | undefined;
  for (const name of [entry.name, ...(entry.aliases ?? [])]) {
    const listed = nameTokens(name);
    const shared = listed.filter((token) => own.has(token)).length;
    const whole = listed.length > 0 && shared === listed.length && shared === own.size;
    if (whole && agreed === true) return 'confirmed';
    const most = shared >= LEAST_SHARED_TOKENS && shared * 3 >= listed.length * 2;
    if (whole || (most && agreed !== false)) best = 'possible';
  }
  return best;
}

/** True when an identifier known for both agrees, false when one contradicts, undefined when none is known. */
function identifiersAgree(party: WatchEntry, entry: WatchEntry): boolean | undefined {
  const compared = [
    yearsApart(party.dob, entry.dob),
    sameText(party.nationality, entry.nationality),
    sameText(party.id, entry.id),
  ].filter((result) => result !== undefined);
  if (compared.length === 0) return undefined;
  return compared.every(Boolean);
}

function yearsApart(one: string | undefined, other: string | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return undefined;
  return Math.abs(Number.parseInt(one, 10) - Number.parseInt(other, 10)) <= 1;
}

function sameText(one: string | undefined, other: string | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}
