import { commonNamesOfTheWorld, shortNames } from '../lexicon/common-names.ts';
import { companyWords, numerals } from '../lexicon/company-words.ts';
import { commonNames, everydayNames } from '../lexicon/given-names.ts';
import { nameForms } from '../lexicon/name-forms.ts';
import { tradeWords } from '../lexicon/trade-words.ts';
import { companyWordsOfTheWorld, wordsOfMeaning } from '../lexicon/words-of-many-languages.ts';
import { unfolded } from './compounds.ts';
import { foldedWords } from './fold-words.ts';

/** A word that many names share: which names or words of companies it may spell, and how much sharing it says. */
export interface KnownWord {
  names: ReadonlySet<string>;
  weight: number;
}

const EVERYDAY_WEIGHT = 0.35;
export const COMMON_WEIGHT = 0.6;
export const NUMBER_WEIGHT = 0.75;
/** The weight of a word that says what kind of house a company is, and of one that only says that it is a house. */
export const TRADE_WEIGHT = 0.25;
const HOUSE_WEIGHT = 0.05;
const HOUSES = new Set(['company', 'enterprise', 'corporation']);

const LEAST_OF_TRADE = 5;
const LEAST_OF_CUT = 3;
const LEAST_OF_PLURAL = 6;
const SERVANT_OF = /^(?:abd|عبد)(\p{L}{3,})$/u;
const OF_FAITH = /^(\p{L}{3,}?)(?:din|allah|دين|الله)$/u;

const LEAST_TO_SHARE_ENDINGS = 5;
const LEAST_OF_ADJECTIVE = 7;

/** A word with single letters for doubled ones, and one ending for -y, -iy, -aya and -oe of Slavic and Arabic words. */
function plainForm(word: string): string {
  if (word.length < LEAST_TO_SHARE_ENDINGS) return word;
  const plain = word.replace(/([^aeiou])\1+/g, '$1').replace(/[iyj]+$/, 'i');
  return word.length < LEAST_OF_ADJECTIVE ? plain : plain.replace(/(?:[ai]y?a|[ioe]y?e|ogo)$/, 'i');
}

const known = new Map<string, { names: Set<string>; weight: number }>();
const rowsByWeight = [
  [everydayNames, EVERYDAY_WEIGHT, 'a'], [commonNames, COMMON_WEIGHT, 'b'], [commonNamesOfTheWorld, COMMON_WEIGHT, 'c'],
  [shortNames, COMMON_WEIGHT, 'd'], [nameForms, COMMON_WEIGHT, 'd'],
  [companyWords, TRADE_WEIGHT, 'e'], [numerals, NUMBER_WEIGHT, 'f'], [companyWordsOfTheWorld, TRADE_WEIGHT, 'e'],
  [wordsOfMeaning, NUMBER_WEIGHT, 'g'], [tradeWords, TRADE_WEIGHT, 'e'],
] as const;
for (const [spellings, weight, kind] of rowsByWeight) {
  for (const row of spellings) {
    // Rows that begin with one word are about one thing.
    const [head] = row.split(' ', 1);
    for (const { text } of foldedWords(row)) {
      for (const spelling of new Set([text, unfolded(text), plainForm(text)])) {
        const own = kind === 'e' && HOUSES.has(head ?? '') ? HOUSE_WEIGHT : weight;
      const entry = known.get(spelling) ?? { names: new Set<string>(), weight: own };
        entry.names.add(`${kind}${kind === 'e' ? head : row}`);
        // A short form stands for every spelling of its name.
        if (kind === 'd') for (const name of known.get(head ?? '')?.names ?? []) entry.names.add(name);
        known.set(spelling, entry);
      }
    }
  }
}


/** What is known of a folded word; undefined for one that few share. */
export const knownWord = (word: string): KnownWord | undefined =>
  known.get(word) ?? known.get(plainForm(word)) ?? compoundOf('abd', SERVANT_OF.exec(word)?.[1], COMMON_WEIGHT)
  ?? compoundOf(/din$|دين$/.test(word) ? 'din' : 'allah', OF_FAITH.exec(word)?.[1])
  ?? (word.length >= LEAST_OF_PLURAL && word.endsWith('s') ? tradeWord(word.slice(0, -1)) : undefined)
  ?? tradeCompound(word);

const tradeWord = (word: string): KnownWord | undefined => {
  const entry = known.get(word);
  return (entry?.weight ?? 1) <= TRADE_WEIGHT ? entry : undefined;
};

/** Whether a word says what kind of house a company is. */
export const isTradeWord = (word: string): boolean => (known.get(word)?.weight ?? 1) <= TRADE_WEIGHT;

/** What words of companies an abbreviation with a full stop may be the beginning of. */
export function cutTradeWord(cut: string): KnownWord | undefined {
  if (cut.length < LEAST_OF_CUT) return undefined;
  const whole = [...known].filter(([word, { weight }]) => weight <= TRADE_WEIGHT && word.startsWith(cut));
  return whole.length === 0 ? undefined
    : { names: new Set(whole.flatMap(([, { names }]) => [...names])), weight: TRADE_WEIGHT };
}

/** Two words of companies that are written as one, as German does: "Präzisionstechnik". */
function tradeCompound(word: string): KnownWord | undefined {
  for (let place = LEAST_OF_TRADE; place <= word.length - LEAST_OF_TRADE; place += 1) {
    const last = known.get(word.slice(place));
    if (last === undefined || last.weight > TRADE_WEIGHT) continue;
    const start = word.slice(0, place);
    const first = known.get(start) ?? known.get(start.replace(/s$/, ''));
    if (first === undefined || first.weight > TRADE_WEIGHT) continue;
    return { names: new Set([...first.names, ...last.names]), weight: TRADE_WEIGHT };
  }
  return undefined;
}

/** A well-known name joined to "Abd", "al-Din" or "Allah" is a well-known name of its own. */
function compoundOf(part: string, name: string | undefined, weight?: number): KnownWord | undefined {
  const own = name === undefined ? undefined : known.get(name)?.names;
  if (name === undefined || (own === undefined && weight === undefined)) return undefined;
  return { names: new Set([...own ?? []].map((one) => `${part}/${one}`)), weight: COMMON_WEIGHT };
}
