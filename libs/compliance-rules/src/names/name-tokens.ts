import { joinCompounds, unfolded } from './compounds.ts';
import { foldedWords, distinctiveWords, isVesselName, withoutForms, type FoldedWord } from './fold-words.ts';
import { COMMON_WEIGHT, cutTradeWord, isTradeWord, knownWord, NUMBER_WEIGHT } from './known-words.ts';
import { chineseReadings, joinedReadings } from './chinese-syllables.ts';
import { koreanReadings } from './korean-syllables.ts';
import { japaneseReadingsOf, joinedJapanese } from './japanese-readings.ts';
import { joinNumbers } from './numbers.ts';
import { isArabic, skeletonsOf } from './skeleton.ts';
import { spellingsOf } from './romanisation.ts';
import { codesOf, consonantClasses, heard, plainSpelling } from './sound-distance.ts';

/** One telling word of a name. */
export interface NameToken {
  /** The same for the same word that is read in the same way. */
  id: string;
  /** The folded word, as it will be quoted. */
  text: string;
  /** Its letters, and its sounds, as they are compared. */
  letters: Uint8Array;
  sounds: Uint8Array;
  /** Whether each of its letters is a sound. */
  isPlain: boolean;
  /** The usual spellings of it, as they are heard. */
  spellings: ReadonlySet<string>;
  /** Under what it is found in an index: its consonants by classes, as it is written and as it may be spelt. */
  keys: readonly string[];
  /** The well-known names, or the words of companies, that it may spell; absent for any other word. */
  known?: ReadonlySet<string>;
  /** How much sharing it says, from 0 to 1. */
  weight: number;
  isArabic: boolean;
  /** Whether its vowels may be missing because its script does not write them. */
  isAbjad: boolean;
  /** What tells names with "Abu", "Abd", "-allah" or "-din" apart, and which of these it is. */
  stem?: NameToken;
  affix?: string;
  /** The same without the particle that is joined to it: "Bensliman". */
  bare?: NameToken;
  /** What it is as a Chinese or, in a Korean name, as a Korean word, whichever way that is romanised. */
  syllables: readonly string[];
  isKorean: boolean;
  /** How it may be read in a Japanese name, where it is written in Han characters. */
  japanese: readonly string[];
  isInitial: boolean;
  /** Whether it is written as an abbreviation, with a full stop. */
  isCut: boolean;
  isNumber: boolean;
  /** The father's name as it is heard, in a name of descent of which Persian, Turkic and Russian have one each. */
  father?: string;
  /** Whether the ending of that is Persian or Turkic. */
  isOfEast?: boolean;
  /** Whether it is made of the father's name, as Slavic ones are: "Petrovich". */
  isPatronymic: boolean;
}

/** A name as it is compared. */
export interface ReadName {
  /** All that is written of it, without blanks and signs; two names with one key are the same name. */
  key: string;
  tokens: readonly NameToken[];
  /** Whether it opens as a vessel's name does: "MV", "M.V.". */
  isVessel: boolean;
}

const INITIAL_WEIGHT = 0.2;
/** Figures, or figures with a letter or two: "47", "Z23". */
const NUMBER = /^\p{L}{0,2}\d+\p{L}{0,2}$/u;

/** What many names begin or end with, so that the rest alone tells them apart. */
const WITH_FAITH = /^(\p{L}{2,}?)(din|دين|allah|الله)$/u;
const WITH_KUNYA = /^(abu|umm|abd|zul|ابو|ام|عبد|ذو)(\p{L}{3,}|(?<=عبد)\p{L}{2})$/u;
const LATIN_AFFIXES: Readonly<Record<string, string>> =
  { 'دين': 'din', 'الله': 'allah', 'ابو': 'abu', 'ام': 'umm', 'عبد': 'abd', 'ذو': 'zul' };
/** Words for a son or a daughter, with the article, that are written onto the name. */
const JOINED_PARTICLE = /^(?:bel|(?:bint|bent|ben|bin|ibn)(?:al|el|oul)?)(?=\p{L}{4})/u;
const DESCENT =
  /^(\p{L}{4,}?)(?:y?[oe]va?|[iy]?[oe]v[iy]ch|[oe]vna|(zod[ae]|zad[aeo]h?|o[gh]l[iuy]|ul[iy]|[kq]yzy|[kq]izi))$/u;
const PATRONYMIC = /(?:[oeiy]v[iy]c?h|[oei]vna)$/;
const AND = new Set(['and', 'et', 'und', 've', 'e']);
const MOST_OF_TERM = 4;
const KEPT_NAMES = 20_000;
const KEPT_WORDS = 50_000;

const remembered = new Map<string, ReadName>();

/** Reads a name as it is compared; what was read is kept, since the same names are compared again and again. */
export function readName(name: string): ReadName {
  const kept = remembered.get(name);
  if (kept !== undefined) return kept;
  const words = foldedWords(name);
  const key = words.map(({ text }) => text).join('') || name.trim();
  const telling = joinCompounds(distinctiveWords(joinTerms(joinNumbers(withoutForms(words)))));
  const korean = koreanReadings(telling.map(({ text }) => text));
  const tokens = telling.map((word, place) => tokenOf({ ...word, korean: korean?.[place] }));
  const read = { key, isVessel: isVesselName(words), tokens };
  if (remembered.size >= KEPT_NAMES) remembered.clear();
  remembered.set(name, read);
  return read;
}

/** The telling words of a name: articles, particles, titles and legal forms are left out, compounds are one word. */
export const nameTokens = (name: string): readonly NameToken[] => readName(name).tokens;

/** A name folded to what two spellings of the same letters share; the same name written twice folds to one text. */
export const foldName = (name: string): string => nameTokens(name).map(({ text }) => text).join(' ');

/** Joins words that together are one term of companies: "Van tai", or a syllable of Han or Hangul after the other. */
function joinTerms(words: readonly FoldedWord[]): readonly FoldedWord[] {
  const joined: FoldedWord[] = [];
  for (let place = 0; place < words.length; place += 1) {
    let term = words[place];
    for (let length = Math.min(MOST_OF_TERM, words.length - place); length > 1; length -= 1) {
      const run = words.slice(place, place + length).map((word) => word.text);
      const text = run.filter((word) => !AND.has(word)).join('');
      if (!isTradeWord(text) || AND.has(words[place]?.text ?? '')) continue;
      term = { text, isAbjad: false };
      place += length - 1;
      break;
    }
    if (term !== undefined) joined.push(term);
  }
  return joined;
}

const tokens = new Map<string, NameToken>();

function tokenOf(word: FoldedWord): NameToken {
  const { text, otherReading = '', isCut = false, isAcronym = false, korean = [], sign = '' } = word;
  const signs = `${sign}${word.isAbjad ? '-' : ''}${isCut ? '.' : ''}${isAcronym ? '@' : ''}`;
  const place = `${text} ${otherReading}${signs}${korean.length > 0 ? '~' : ''}`;
  const kept = tokens.get(place);
  if (kept !== undefined) return kept;
  const token = readToken(word, place);
  if (tokens.size >= KEPT_WORDS) tokens.clear();
  tokens.set(place, token);
  return token;
}

function readToken(
  { text, otherReading, isAbjad, isCut = false, isAcronym = false, korean = [], sign = '' }: FoldedWord, id: string,
): NameToken {
  const entry = knownWord(text) ?? knownWord(otherReading ?? '') ?? (isCut ? cutTradeWord(text) : undefined);
  const isNumber = NUMBER.test(text);
  const isInitial = text.length === 1 && !isNumber;
  const plain = isAcronym ? COMMON_WEIGHT : isNumber ? NUMBER_WEIGHT : 1;
  const [, stem, shared] = WITH_FAITH.exec(text) ?? [];
  const [, opening, name] = WITH_KUNYA.exec(text) ?? [];
  const [rest, affix] = [name ?? stem, opening ?? shared];
  const arabic = isArabic(text);
  const bare = text.replace(JOINED_PARTICLE, '');
  const [, father, eastern] = isAbjad ? [] : DESCENT.exec(text) ?? [];
  const readings = otherReading === undefined ? [text] : [text, otherReading];
  const spellings = isAbjad ? [] : [...new Set([...readings, ...readings.flatMap(spellingsOf)])].map(heard);
  return {
    id, text, weight: isInitial ? INITIAL_WEIGHT : entry?.weight ?? plain, isInitial, isNumber, isAbjad,
    isArabic: arabic,
    isPatronymic: PATRONYMIC.test(text),
    isKorean: korean.length > 0, japanese: japaneseReadingsOf(sign), isCut: isCut && !isInitial && !isNumber,
    syllables: isAbjad || isInitial ? [] : [...chineseReadings(text), ...korean],
    sounds: codesOf(spellings[0] ?? ''), letters: codesOf(isAbjad ? '' : text), isPlain: spellings[0] === text,
    spellings: new Set(spellings.map(plainSpelling)),
    keys: [...new Set((isAbjad ? heardSkeletons(text) : spellings).map(consonantClasses))],
    ...(rest === undefined || affix === undefined ? {}
      : { stem: tokenOf({ text: unfolded(rest), isAbjad }), affix: LATIN_AFFIXES[affix] ?? affix }),
    ...(bare === text || entry !== undefined ? {} : { bare: tokenOf({ text: bare, isAbjad }) }),
    ...(father === undefined ? {} : { father: plainSpelling(heard(father)), isOfEast: eastern !== undefined }),
    ...(entry === undefined || entry.names.size === 0 ? {} : { known: entry.names }),
  };
}

/** The consonants of a word without vowels, in which an n before a b may be heard as an m. */
const heardSkeletons = (text: string): string[] =>
  skeletonsOf(text).flatMap((sounds) => [sounds, sounds.replace(/n(?=b)/g, 'm')]);

/** Several words of a name as one, for names that are written apart here and together there. */
export function compoundOf(parts: readonly NameToken[]): NameToken {
  const text = parts.map((part) => part.text).join('');
  return {
    ...tokenOf({ text, isAbjad: parts.some(({ isAbjad }) => isAbjad) }),
    syllables: parts.map(({ syllables }) => syllables).reduce(joinedReadings),
    isKorean: parts.every(({ isKorean }) => isKorean),
    japanese: parts.map(({ japanese }) => japanese).reduce(joinedJapanese),
    weight: Math.min(1, parts.reduce((sum, { weight }) => sum + weight, 0)),
  };
}
