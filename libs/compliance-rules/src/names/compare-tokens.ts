import { jaroWinkler } from './jaro-winkler.ts';
import type { NameToken } from './name-tokens.ts';

/** In which way two words agree. */
export type Agreement = 'exact' | 'spelling' | 'script' | 'similar' | 'initial';

export interface TokenMatch {
  kind: Agreement;
  /** From 0 to 1. */
  likeness: number;
}

const KNOWN_SPELLING = 0.98;
const OTHER_SCRIPT = 0.97;
const SHORT_OTHER_SCRIPT = 0.9;
const SAME_SKELETON = 0.86;
const SKELETON_SHARE = 0.12;
const INITIAL = 0.5;
const LEAST_LETTERS = 5;
const LEAST_ARABIC_LETTERS = 4;
const LEAST_SOUNDS = 3;
const LEAST_ALIKE = 0.92;
const SIMILAR_SHARE = 0.96;

/** How two words of names agree; undefined when they are different words. */
export function compareTokens(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.text === other.text) return { kind: 'exact', likeness: 1 };
  if (one.isInitial || other.isInitial) return initialOf(one, other);
  if (one.known !== undefined && other.known !== undefined) {
    // Two names that everybody tells apart stay apart, however alike they sound: Hassan and Hussein.
    const { known } = other;
    const isSame = [...one.known].some((name) => known.has(name));
    return isSame ? { kind: kindOf(one, other), likeness: KNOWN_SPELLING } : undefined;
  }
  return bySkeleton(one, other) ?? byLetters(one, other);
}

const kindOf = (one: NameToken, other: NameToken): Agreement =>
  (one.isArabic === other.isArabic ? 'spelling' : 'script');

function initialOf(one: NameToken, other: NameToken): TokenMatch | undefined {
  const firsts = new Set(one.skeletons.map((skeleton) => skeleton.charAt(0)));
  const agree = other.skeletons.some((skeleton) => firsts.has(skeleton.charAt(0)));
  return agree && one.isInitial !== other.isInitial ? { kind: 'initial', likeness: INITIAL } : undefined;
}

function bySkeleton(one: NameToken, other: NameToken): TokenMatch | undefined {
  const skeleton = one.skeletons.find((reading) => other.skeletons.includes(reading));
  if (skeleton === undefined) return undefined;
  const sounds = skeleton.length;
  if (one.isArabic !== other.isArabic) {
    if (sounds < 2) return undefined;
    return { kind: 'script', likeness: sounds < LEAST_SOUNDS ? SHORT_OTHER_SCRIPT : OTHER_SCRIPT };
  }
  const shortest = Math.min(one.text.length, other.text.length);
  // A short word has too few consonants to be told from another one by them.
  if (shortest < (one.isArabic ? LEAST_ARABIC_LETTERS : LEAST_LETTERS)) return undefined;
  const alike = jaroWinkler(one.text, other.text);
  if (sounds < LEAST_SOUNDS && alike < LEAST_ALIKE) return undefined;
  return { kind: 'spelling', likeness: SAME_SKELETON + SKELETON_SHARE * alike };
}

function byLetters(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.isArabic !== other.isArabic || Math.min(one.text.length, other.text.length) < LEAST_LETTERS) return undefined;
  if (one.skeletons[0]?.charAt(0) !== other.skeletons[0]?.charAt(0)) return undefined;
  const alike = jaroWinkler(one.text, other.text);
  return alike < LEAST_ALIKE ? undefined : { kind: 'similar', likeness: alike * SIMILAR_SHARE };
}
