import { commonNames, everydayNames, silentWords, tradeWords } from '../lexicon/given-names.ts';
import { readAsCapital } from '../text/look-alikes.ts';
import { tokenise } from '../text/tokenise.ts';
import { isArabic, skeletonsOf } from './skeleton.ts';

/** One telling word of a name. */
export interface NameToken {
  /** The folded word, as it will be quoted. */
  text: string;
  /** Its consonants, in every usual reading. */
  skeletons: readonly string[];
  /** The well-known names it may spell; absent for any other word. */
  known?: ReadonlySet<string>;
  /** How much sharing it says, from 0 to 1. */
  weight: number;
  isArabic: boolean;
  isInitial: boolean;
}

interface Known {
  names: Set<string>;
  weight: number;
}

const EVERYDAY_WEIGHT = 0.35;
const COMMON_WEIGHT = 0.6;
const INITIAL_WEIGHT = 0.2;
/** The weight of a word that says what kind of house a company is. */
export const TRADE_WEIGHT = 0.25;

const SERVANT = /^abd(?:[aeiou]{0,2}(?:l|r|s|d|z|n|t|sh))?$/;
// The article's last letter becomes the first one of the name: "abdur-rahman", but "abdul-karim".
const JOINED_SERVANT = /^abd[aeiou]{1,2}(?:l|r(?=r)|s(?=s)|d(?=d)|z(?=z)|n(?=n)|t(?=t))(?=\p{L}{3})/u;
const SERVANT_OF = /^(?:abd|عبد)(\p{L}{3,})$/u;
const WITH_FAITH = /\p{L}(?:din|دين|allah|الله)$/u;
const FATHER = new Set(['abu', 'abou', 'abi', 'aboo', 'ابو', 'ابي']);
const MOTHER = new Set(['umm', 'um', 'om', 'ام']);
const OF_GOD = new Set(['allah', 'ullah', 'الله']);
const OF_FAITH = new Set(['din', 'deen', 'uddin', 'eddine', 'aldin', 'الدين', 'دين']);
const JOINED_FAITH = /^(\p{L}{3,}?)(?:uddin|uddeen|eddine|eddin|aldin|الدين)$/u;
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  'ø': 'o', 'ł': 'l', 'đ': 'd', 'ð': 'd', 'ı': 'i', 'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'þ': 'th', 'ə': 'e',
};

const plainLetter = (letter: string): string => LATIN_LETTERS[letter] ?? readAsCapital(letter);
const foldedWords = (text: string): readonly string[] => tokenise(text)
  .filter((token) => token.kind === 'word')
  .map((token) => token.text.replace(/[^a-z\u0621-\u064a]/g, plainLetter));

const wordSet = (words: string): ReadonlySet<string> => new Set(foldedWords(words));
const silent = wordSet(silentWords);
const trade = wordSet(tradeWords);
const known = new Map<string, Known>();
for (const [spellings, weight] of [[everydayNames, EVERYDAY_WEIGHT], [commonNames, COMMON_WEIGHT]] as const) {
  for (const [number, row] of spellings.entries()) {
    for (const spelling of foldedWords(row)) {
      const entry = known.get(spelling) ?? { names: new Set<string>(), weight };
      entry.names.add(`${String(weight)}/${String(number)}`);
      known.set(spelling, entry);
    }
  }
}

/** The telling words of a name: articles, particles, titles and legal forms are left out, compounds are one word. */
export function nameTokens(name: string): readonly NameToken[] {
  return joined(foldedWords(name)).map(tokenOf);
}

/** A name folded to what two spellings of the same letters share; the same name written twice folds to one text. */
export const foldName = (name: string): string => joined(foldedWords(name)).join(' ');

/** Joins what one name is made of ("Abd al-Rahman", "Abu Bakr", "Nasr Allah", "Salah al-Din") and drops the rest. */
function joined(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let opening = '';
  for (const word of words) {
    const last = parts.at(-1);
    if (opening === '' && last !== undefined && OF_GOD.has(word)) parts.splice(-1, 1, `${last}${nameOfGod(word)}`);
    else if (opening === '' && last !== undefined && OF_FAITH.has(word)) parts.splice(-1, 1, `${last}${faith(word)}`);
    else if (SERVANT.test(word) || word === 'عبد') opening = isArabic(word) ? 'عبد' : 'abd';
    else if (FATHER.has(word)) opening = isArabic(word) ? 'ابو' : 'abu';
    else if (MOTHER.has(word)) opening = isArabic(word) ? 'ام' : 'umm';
    else if (!silent.has(word)) {
      parts.push(`${opening}${opening === '' ? unfolded(word) : bare(word)}`);
      opening = '';
    }
  }
  // What seemed to open a compound may have been the last word of the name.
  return opening === '' ? parts : [...parts, opening];
}

const nameOfGod = (word: string): string => (isArabic(word) ? 'الله' : 'allah');
const faith = (word: string): string => (isArabic(word) ? 'دين' : 'din');
const bare = (word: string): string =>
  (word.startsWith('ال') && word.length > 4 && word !== 'الله' ? word.slice(2) : word);

/** A compound written in one word, as the parts in which it is joined otherwise; the Arabic article is taken off. */
function unfolded(word: string): string {
  if (known.has(word)) return word;
  const ofFaith = JOINED_FAITH.exec(word)?.[1];
  if (ofFaith !== undefined) return `${ofFaith}${faith(word)}`;
  if (word.startsWith('عبدال') && word.length > 7) return `عبد${word.slice(5)}`;
  return bare(word.replace(JOINED_SERVANT, 'abd'));
}

function tokenOf(text: string): NameToken {
  const entry = known.get(text) ?? servantOf(SERVANT_OF.exec(text)?.[1]);
  const isInitial = text.length === 1;
  const plain = WITH_FAITH.test(text) ? COMMON_WEIGHT : 1;
  const weight = isInitial ? INITIAL_WEIGHT : trade.has(text) ? TRADE_WEIGHT : entry?.weight ?? plain;
  return {
    text, weight, isInitial, skeletons: readingsOf(text), isArabic: isArabic(text),
    ...(entry === undefined || entry.names.size === 0 ? {} : { known: entry.names }),
  };
}

/** "Abd" joined to a well-known name is a well-known name of its own. */
function servantOf(name: string | undefined): Known | undefined {
  if (name === undefined) return undefined;
  const names = [...known.get(name)?.names ?? []].map((one) => `abd/${one}`);
  return { names: new Set(names), weight: COMMON_WEIGHT };
}

/** In Latin letters the article may be written as one word with the name, and is not told from a first syllable. */
function readingsOf(text: string): readonly string[] {
  const skeletons = skeletonsOf(text);
  return /^[ae]l\p{L}{5}/u.test(text) ? [...skeletons, ...skeletonsOf(text.slice(2))] : skeletons;
}
