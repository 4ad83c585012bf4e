import { foldRomaji } from './japanese-readings.ts';
import { isKorean } from './korean-syllables.ts';
import type { NameToken } from './name-tokens.ts';
import { skeletonsOf } from './skeleton.ts';
import { soundDistance } from './sound-distance.ts';

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
const SAME_SPELLING = 0.97;
const INITIAL = 0.75;
const CUT = 0.94;
const LEAST_OF_CUT = 2;
const LEAST_CUT_OFF = 2;
const LEAST_OF_SHORT_FORM = 4;
const LEAST_LEFT_OFF = 3;
const LEAST_OF_CHINESE = 4;
const LEAST_SOUNDS = 3;
/** How far two words of so many sounds may be apart and still be one; the longer, the more. */
const MOST_APART = [0, 0, 0.1, 0.2, 0.55, 0.9, 1.15, 1.5, 1.8, 2.2, 2.4, 2.6];
/** What is a slip rather than a spelling. */
const LEAST_SPELLING = 0.95;
const STEEPNESS = 0.8;
const MOST_LONGER = 4;
const LEAST_FOR_SLIP = 6;
const FAMILY = /[oe]va?$/;
/** What makes the name of a family or of a son out of a given name. */
const OF_A_FATHER =
  /(?:[oeiy]v[iy]c?h|[oei]vna|[oe]va?|ic|i[ay]n|yan|sson|son|zadeh?|o[gh]l[uy]|idze|shvili|enko|[ua]llah|din)$/;
const ROUNDING = 1e-9;

/** How two words of names agree; undefined when they are different words. */
export function compareTokens(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.text === other.text) return { kind: 'exact', likeness: 1 };
  if ((one.isInitial || other.isInitial) && !one.isNumber && !other.isNumber) return initialOf(one, other);
  if (one.isCut !== other.isCut && (one.isCut ? isCutOf(one, other) : isCutOf(other, one))) {
    return { kind: 'spelling', likeness: CUT };
  }
  const match = compareWords(one, other);
  if (match !== undefined || (one.bare === undefined && other.bare === undefined)) return match;
  return compareWords(one.bare ?? one, other.bare ?? other);
}

/** Whether a word with a full stop is another one with letters left out: "Orgn." for "Organization". */
function isCutOf({ text: cut, isAbjad }: NameToken, { text: whole }: NameToken): boolean {
  if (isAbjad || cut.length < LEAST_OF_CUT || cut.length + LEAST_CUT_OFF > whole.length) return false;
  if (cut.charAt(0) !== whole.charAt(0)) return false;
  let place = 0;
  for (const letter of cut.charAt(0) + cut.slice(1).replace(/[aeiou]/g, '')) {
    place = whole.indexOf(letter, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** A patronymic is told apart from the given name that it is made of, and from the family name made of it. */
const isPatronymicOf = (one: NameToken, other: NameToken): boolean =>
  one.isPatronymic && (FAMILY.test(other.text) || one.text.startsWith(other.text));

/** Whether one word is the other's beginning, as the short form of a given name often is. */
export function isShortForm(one: NameToken, other: NameToken): boolean {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  return short.text.length >= LEAST_OF_SHORT_FORM && long.text.length >= short.text.length + LEAST_LEFT_OFF
    && !short.isAbjad && !short.isNumber && !OF_A_FATHER.test(long.text) && long.text.startsWith(short.text);
}

/** Whether a word in Han characters may be read as one in Latin letters that is. */
const isReadAs = ({ japanese }: NameToken, other: NameToken): boolean =>
  japanese.length > 0 && other.japanese.length === 0 && japanese.includes(foldRomaji(other.text));

function compareWords(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.text === other.text) return { kind: 'exact', likeness: 1 };
  if (isReadAs(one, other) || isReadAs(other, one)) return { kind: 'script', likeness: OTHER_SCRIPT };
  if (one.isKorean && other.isKorean && one.syllables.some((own) => isKorean(own) && other.syllables.includes(own))) {
    return { kind: 'spelling', likeness: SAME_SPELLING };
  }
  if (one.known !== undefined && other.known !== undefined) {
    // Two names that everybody tells apart stay apart, however alike they sound: Hassan and Hussein.
    const { known } = other;
    for (const name of one.known) {
      if (known.has(name)) return { kind: kindOf(one, other), likeness: KNOWN_SPELLING };
    }
    return undefined;
  }
  if (one.syllables.some((own) => own.length >= LEAST_OF_CHINESE && other.syllables.includes(own))) {
    return { kind: 'spelling', likeness: SAME_SPELLING };
  }
  if (one.father !== undefined && one.father === other.father && one.isOfEast !== other.isOfEast) {
    return { kind: 'spelling', likeness: SAME_SPELLING };
  }
  if (isPatronymicOf(one, other) || isPatronymicOf(other, one)) return undefined;
  if (one.stem !== undefined && other.stem !== undefined) {
    const match = one.affix === other.affix ? compareTokens(one.stem, other.stem) : undefined;
    return match?.kind === 'exact' ? { kind: 'spelling', likeness: KNOWN_SPELLING } : match;
  }
  return one.isAbjad || other.isAbjad ? bySkeleton(one, other) : bySounds(one, other);
}

const kindOf = (one: NameToken, other: NameToken): Agreement =>
  (one.isArabic === other.isArabic ? 'spelling' : 'script');

function initialOf(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.isInitial === other.isInitial) return undefined;
  const firsts = new Set(skeletonsOf(one.text).map((skeleton) => skeleton.charAt(0)));
  const agree = one.text.charAt(0) === other.text.charAt(0)
    || skeletonsOf(other.text).some((skeleton) => firsts.has(skeleton.charAt(0)));
  return agree ? { kind: 'initial', likeness: INITIAL } : undefined;
}

/** Where a script leaves vowels out, the consonants are all there is to compare. */
function bySkeleton(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (!one.keys.some((key) => other.keys.includes(key))) return undefined;
  const theirs = skeletonsOf(other.text);
  const skeleton = skeletonsOf(one.text).find((reading) => theirs.includes(reading));
  if (skeleton === undefined || skeleton.length < 2) return undefined;
  if (one.isArabic && other.isArabic && Math.min(one.text.length, other.text.length) < 4) return undefined;
  return { kind: 'script', likeness: skeleton.length < LEAST_SOUNDS ? SHORT_OTHER_SCRIPT : OTHER_SCRIPT };
}

function bySounds(one: NameToken, other: NameToken): TokenMatch | undefined {
  if (one.isNumber || other.isNumber) return undefined;
  let best = likenessOf(one.sounds, other.sounds);
  // A slip of the hand may make or break a pair of letters that is one sound.
  if (best === 0 && !(one.isPlain && other.isPlain)
    && one.letters.length >= LEAST_FOR_SLIP && one.letters[0] === other.letters[0]
    && Math.abs(one.letters.length - other.letters.length) < 2) {
    best = likenessOf(one.letters, other.letters);
  }
  if (best < SAME_SPELLING) {
    for (const spelling of one.spellings) {
      if (other.spellings.has(spelling) && spelling.length > 1) best = SAME_SPELLING;
    }
  }
  return best === 0 ? undefined : { kind: best >= LEAST_SPELLING ? 'spelling' : 'similar', likeness: best };
}

function likenessOf(one: Uint8Array, other: Uint8Array): number {
  const sounds = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > MOST_LONGER) return 0;
  const most = MOST_APART[Math.min(sounds, MOST_APART.length - 1)] ?? 0;
  const apart = soundDistance(one, other, most);
  return apart <= most + ROUNDING ? 1 - STEEPNESS * apart / sounds : 0;
}
