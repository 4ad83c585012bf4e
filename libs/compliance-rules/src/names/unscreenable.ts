import {
  chineseDoubleNames, chineseFamilyNames, japaneseCharacters, japaneseDoubleNames, japaneseEndings, koreanFamilyNames,
  sharedWithJapan,
} from '../lexicon/han-names.ts';
import { isUnread } from './fold-words.ts';

const HAN = /[\p{Script=Han}々〆]/gu;
const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LONGEST_SINGLE = 3;
const LONGEST_DOUBLE = 4;
const SINGLE: ReadonlySet<string> = new Set(chineseFamilyNames);
const DOUBLE: ReadonlySet<string> = new Set(chineseDoubleNames);
const KOREAN: ReadonlySet<string> = new Set(koreanFamilyNames);
const SHARED: ReadonlySet<string> = new Set(sharedWithJapan);
const ENDINGS: ReadonlySet<string> = new Set(japaneseEndings);
const JAPANESE: ReadonlySet<string> = new Set(japaneseCharacters);
const JAPANESE_DOUBLE: ReadonlySet<string> = new Set(japaneseDoubleNames);

/**
 * Whether a name cannot be sought in the lists reliably: it has a letter that no script explains or none at all, or it
 * is in Han characters and not plainly a Chinese person's name. Han is read as Mandarin, and what a Japanese, a Korean
 * or a company with such a name is called in Latin letters sounds nothing like that.
 */
export const isUnscreenable = (name: string): boolean => isUnread(name) || isReadOtherwise(name.normalize('NFKC'));

/** Whether a name in Han characters may be read in another way than as Mandarin. */
function isReadOtherwise(name: string): boolean {
  const letters = name.match(HAN) ?? [];
  if (letters.length === 0) return false;
  if (KANA_OR_HANGUL.test(name) || letters.some((letter) => JAPANESE.has(letter))) return true;
  const [first = '', second = ''] = letters;
  const opening = first + second;
  if (DOUBLE.has(opening)) return letters.length < LONGEST_SINGLE || letters.length > LONGEST_DOUBLE;
  if (!SINGLE.has(first) || KOREAN.has(first) || letters.length < 2 || letters.length > LONGEST_SINGLE) return true;
  if (letters.length === LONGEST_SINGLE && JAPANESE_DOUBLE.has(opening)) return true;
  return SHARED.has(first) && ENDINGS.has(letters.at(-1) ?? '');
}
