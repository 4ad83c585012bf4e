import type { OneOrMore, WatchEntry } from './facts/payment.ts';
import { compareBirths } from './names/birth-dates.ts';
import { compareNames, type NameMatch, type ScorePart } from './names/compare-names.ts';
import { readName } from './names/name-tokens.ts';

export type Likeness = 'confirmed' | 'possible';

/** Whether what is known of two people besides their names agrees; absent where it is not known of both. */
export interface Identifiers {
  birth?: boolean;
  nationality?: boolean;
  document?: boolean;
}

/** How alike a party and a listed entry are, and why. */
export interface Resemblance {
  /** From 0 to 100, for the best of the listed names. */
  score: number;
  /** The listed name it is for. */
  name: string;
  parts: readonly ScorePart[];
  identifiers: Identifiers;
  /** Absent when the score and the identifiers together do not ask for a review. */
  likeness?: Likeness;
}

/** Scores of a name, from 0 to 100, from which a party is thought to be the one listed. */
export const NAME_SCORES = { same: 97, possible: 83, withIdentifier: 80 } as const;
/** What a weak alias scores less than the same likeness to another name. */
const WEAKNESS = 4;
/** What an identifier that contradicts takes from a name that is not the very same. */
const CONTRADICTION = { birth: 20, document: 10, nationality: 2 } as const;

/** The most that any name of a listed entry resembles a party's; undefined when none does at all. */
export function resemblanceOf(party: WatchEntry, entry: WatchEntry): Resemblance | undefined {
  const own = readName(party.name);
  const identifiers = compareIdentifiers(party, entry);
  let best: Resemblance | undefined;
  const consider = (name: string, isWeak: boolean): void => {
    const match = compareNames(own, readName(name));
    if (match === undefined || !mayBeOfKind(party, entry, match)) return;
    const score = isWeak ? Math.max(0, match.score - WEAKNESS) : match.score;
    const likeness = bandOf({ ...match, score }, identifiers, isWeak);
    if (best !== undefined && rankOf(likeness) * 1000 + score <= rankOf(best.likeness) * 1000 + best.score) return;
    best = { score, name, parts: match.parts, identifiers, ...(likeness === undefined ? {} : { likeness }) };
  };
  for (const name of [entry.name, ...(entry.aliases ?? [])]) consider(name, false);
  for (const name of entry.weakAliases ?? []) consider(name, true);
  return best;
}

const rankOf = (likeness: Likeness | undefined): number =>
  (likeness === 'confirmed' ? 2 : likeness === 'possible' ? 1 : 0);

/** Nobody who pays is a vessel or an aircraft, and a person is no organisation, unless the very name is listed. */
function mayBeOfKind(party: WatchEntry, entry: WatchEntry, { isExact, score }: NameMatch): boolean {
  if (isExact || entry.kind === undefined || entry.kind === party.kind) return true;
  if (entry.kind === 'vessel' || entry.kind === 'aircraft') return false;
  return party.kind === undefined || score >= NAME_SCORES.same;
}

/**
 * Confirmed when a whole, telling name and a birth date or a document agree; possible when the name agrees well, or
 * fairly and with one of these. What contradicts lowers the score, but the very name that is listed is always looked
 * at. Nationality alone confirms nobody: whole peoples share it.
 */
function bandOf(
  { score, isExact, isEvident }: NameMatch, identifiers: Identifiers, isWeak: boolean,
): Likeness | undefined {
  const { birth, nationality, document } = identifiers;
  const isContradicted = birth === false || document === false;
  const agrees = !isContradicted && (birth === true || document === true);
  if (agrees && !isWeak && (isEvident || isExact) && score >= NAME_SCORES.same) return 'confirmed';
  if (isExact && (!isWeak || isEvident)) return 'possible';
  const lowered = score - (birth === false ? CONTRADICTION.birth : 0)
    - (document === false ? CONTRADICTION.document : 0) - (nationality === false ? CONTRADICTION.nationality : 0);
  return lowered >= (agrees ? NAME_SCORES.withIdentifier : NAME_SCORES.possible) ? 'possible' : undefined;
}

function compareIdentifiers(party: WatchEntry, entry: WatchEntry): Identifiers {
  const birth = compareBirths(allOf(party.dob), allOf(entry.dob));
  const nationality = agreement(party.nationality, entry.nationality);
  const document = agreement(party.id, entry.id);
  return {
    ...(birth === undefined ? {} : { birth }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(document === undefined ? {} : { document }),
  };
}

const allOf = (values: OneOrMore | undefined): readonly string[] => [values ?? []].flat();

/** True when any value known of one agrees with any known of the other; undefined when either is unknown. */
function agreement(one: OneOrMore | undefined, other: OneOrMore | undefined): boolean | undefined {
  const [own, listed] = [allOf(one).map(bareText), allOf(other).map(bareText)];
  if (own.length === 0 || listed.length === 0) return undefined;
  return own.some((mine) => listed.includes(mine));
}

const bareText = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();
