import type { OneOrMore, WatchEntry } from './facts/payment.ts';
import { compareNames, type ScorePart } from './names/compare-names.ts';
import { nameTokens } from './names/name-tokens.ts';

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
export const NAME_SCORES = { same: 97, possible: 88, withIdentifier: 80 } as const;
const MOST_FOR_WEAK_ALIAS = 96;
const YEARS_OF_TOLERANCE = 1;

/** The most that any name of a listed entry resembles a party's; undefined when none does at all. */
export function resemblanceOf(party: WatchEntry, entry: WatchEntry): Resemblance | undefined {
  const own = nameTokens(party.name);
  let best: Omit<Resemblance, 'identifiers'> | undefined;
  const consider = (name: string, most: number): void => {
    const match = compareNames(own, nameTokens(name));
    if (match === undefined) return;
    const score = Math.min(most, match.score);
    if (score > (best?.score ?? 0)) best = { score, name, parts: match.parts };
  };
  for (const name of [entry.name, ...(entry.aliases ?? [])]) consider(name, 100);
  for (const name of entry.weakAliases ?? []) consider(name, MOST_FOR_WEAK_ALIAS);
  if (best === undefined) return undefined;
  const identifiers = compareIdentifiers(party, entry);
  const likeness = bandOf(best.score, identifiers);
  return { ...best, identifiers, ...(likeness === undefined ? {} : { likeness }) };
}

/**
 * Confirmed when the whole name and an identifier agree; possible when the name agrees well, or fairly and with an
 * identifier. A birth date or a document that contradicts makes them two people, whatever they are called; the
 * identifiers of the resemblance say which one did.
 */
function bandOf(score: number, { birth, nationality, document }: Identifiers): Likeness | undefined {
  if (birth === false || document === false) return undefined;
  const agrees = birth === true || nationality === true || document === true;
  if (score >= NAME_SCORES.same) return agrees ? 'confirmed' : 'possible';
  if (score >= NAME_SCORES.possible) return 'possible';
  return score >= NAME_SCORES.withIdentifier && agrees ? 'possible' : undefined;
}

function compareIdentifiers(party: WatchEntry, entry: WatchEntry): Identifiers {
  const birth = agreement(party.dob, entry.dob, (one, other) => yearsApart(one, other) <= YEARS_OF_TOLERANCE);
  const nationality = agreement(party.nationality, entry.nationality, isSameText);
  const document = agreement(party.id, entry.id, isSameText);
  return {
    ...(birth === undefined ? {} : { birth }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(document === undefined ? {} : { document }),
  };
}

/** True when any value known of one agrees with any known of the other; undefined when either is unknown. */
function agreement(
  one: OneOrMore | undefined, other: OneOrMore | undefined, agree: (one: string, other: string) => boolean,
): boolean | undefined {
  const [own, listed] = [[one ?? []].flat(), [other ?? []].flat()];
  if (own.length === 0 || listed.length === 0) return undefined;
  return own.some((mine) => listed.some((theirs) => agree(mine, theirs)));
}

const yearsApart = (one: string, other: string): number =>
  Math.abs(Number.parseInt(one, 10) - Number.parseInt(other, 10));

const isSameText = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();
