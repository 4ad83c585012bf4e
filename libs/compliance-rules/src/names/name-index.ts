import { compareNames, LEAST_SHARED, weightOf, type NameMatch } from './compare-names.ts';
import { compareTokens } from './compare-tokens.ts';
import { joinedReadings } from './chinese-syllables.ts';
import { foldRomaji, joinedJapanese } from './japanese-readings.ts';
import { consonantClasses, heard } from './sound-distance.ts';
import { readName, type NameToken, type ReadName } from './name-tokens.ts';

/** A listed name that agrees with the one sought, and whose it is. */
export interface NameHit<Owner> extends NameMatch {
  owner: Owner;
  /** The listed name as it is written. */
  name: string;
}

interface Listed<Owner> {
  owner: Owner;
  name: string;
  read: ReadName;
  weight: number;
  hasInitial: boolean;
}

/** A word of the listed names, and the names it stands in. */
interface Word {
  token: NameToken;
  places: number[];
}

/** Words that stand next to each other, as one. */
interface Run {
  key: string;
  weight: number;
  letters: number;
}

const ROUNDING = 1e-9;
/** Names that share less of the shorter one contradict each other in too much to be alike. */
const LEAST_SHARE = 0.65;
/**
 * Names of two rare words or more may agree in one that does not lead to the other: a rare one is enough if they divide
 * their words differently.
 */
const RARE_WORD = 1;
const LEAST_SHARE_OF_RARE = 0.6;
const LEAST_TO_MISS_ONE = 4;
const LEAST_OF_RUN = 3;
const LEAST_OF_WHOLE_NAME = 6;
const LEAST_TO_SHORTEN = 4;
/** How many letters more or less a word may have than the words that it joins. */
const LETTERS_OF_TOLERANCE = 2;
const LONGEST_RUN = 4;
const MOST_RUN_KEYS = 16;
/** Words that are joined are sought by how they are read and by one other spelling. */
const MOST_KEYS_OF_RUN = 2;
const KEPT_WORDS = 20_000;
/** Under what Japanese readings are filed: of listed words in Han characters, and of those in Latin letters. */
const HAN = '~;';
const LATIN = '~,';

/**
 * Finds the listed names like a given one without comparing it with all of them: its words lead to the words of the
 * list that sound alike, and only names that share enough of these are compared. The same name is found by its letters
 * alone, whatever its words are.
 */
export class NameIndex<Owner> {
  private readonly names: Listed<Owner>[] = [];
  private readonly words = new Map<string, Word>();
  private readonly wordsByKey = new Map<string, Word[]>();
  private readonly placesByRun = new Map<string, number[]>();
  private readonly alike = new Map<string, readonly Word[]>();
  private readonly placesByKey = new Map<string, number[]>();
  private shared = new Float64Array(0);

  /** Takes one more name into the list. */
  add(owner: Owner, name: string): void {
    const read = readName(name);
    const { tokens } = read;
    const listed = { owner, name, read, weight: weightOf(tokens), hasInitial: hasInitial(tokens) };
    const place = this.names.push(listed) - 1;
    for (const key of keysOf(read)) append(this.placesByKey, key, place);
    for (const token of tokens) this.wordOf(token).places.push(place);
    for (const { key, letters } of runsOf(tokens, HAN)) append(this.placesByRun, `${key}${letters}`, place);
    this.alike.clear();
  }

  /** The names that score at least so much, the most alike first. */
  search(name: string, leastScore: number): NameHit<Owner>[] {
    const given = readName(name);
    const hits: NameHit<Owner>[] = [];
    for (const listed of this.candidates(given)) {
      const match = compareNames(given, listed.read, leastScore);
      if (match === undefined) continue;
      hits.push({ owner: listed.owner, name: listed.name, ...match });
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  private wordOf(token: NameToken): Word {
    const found = this.words.get(token.id);
    if (found !== undefined) return found;
    const word = { token, places: [] };
    this.words.set(token.id, word);
    for (const key of keysOfWord(token, '-')) append(this.wordsByKey, key, word);
    append(this.wordsByKey, beginningOf(token), word);
    return word;
  }

  private candidates(given: ReadName): ReadonlySet<Listed<Owner>> {
    const same = keysOf(given).flatMap((key) => this.placesByKey.get(key) ?? []);
    const found = new Set(same.map((place) => this.names[place]).filter((listed) => listed !== undefined));
    if (this.shared.length < this.names.length) this.shared = new Float64Array(this.names.length);
    const touched: number[] = [];
    const share = (weight: number, places: readonly number[], isNew = true): void => {
      for (const place of places) {
        const shared = this.shared[place] ?? 0;
        if (shared === 0) {
          if (!isNew) continue;
          touched.push(place);
        }
        this.shared[place] = shared + weight;
      }
    };
    for (const { key, weight, letters } of runsOf(given.tokens, LATIN)) {
      for (const { token, places } of this.wordsByKey.get(key) ?? []) {
        const isNear = token.isAbjad || letters === 0 || Math.abs(token.text.length - letters) <= LETTERS_OF_TOLERANCE;
        if (isNear) share(weight, places);
      }
    }
    const whole = weightOf(given.tokens);
    // The rarest words first: what shares none of them with a name shares too little by the common ones alone.
    let left = whole;
    for (const token of [...given.tokens].sort((one, other) => other.weight - one.weight)) {
      const isNew = left >= LEAST_SHARED - ROUNDING;
      for (const word of this.wordsLike(token)) share(Math.min(token.weight, word.token.weight), word.places, isNew);
      for (const places of this.runsLike(token)) share(token.weight, places);
      left -= token.weight;
    }
    const isSpeltOut = !hasInitial(given.tokens);
    for (const place of touched) {
      const [shared, listed] = [this.shared[place] ?? 0, this.names[place]];
      this.shared[place] = 0;
      if (listed === undefined || shared < LEAST_SHARED - ROUNDING) continue;
      // What an initial agrees with is known only when the names are compared.
      const isCertain = isSpeltOut && !listed.hasInitial;
      const isDivided = listed.read.tokens.length !== given.tokens.length;
      if (!isCertain || shared >= enoughOf(Math.min(whole, listed.weight), isDivided) - ROUNDING) found.add(listed);
    }
    return found;
  }

  /** The places of names that write apart what is one word here. */
  private runsLike({ keys, text, syllables, isAbjad }: NameToken): number[][] {
    const romaji = foldRomaji(text);
    const tolerance = isAbjad ? 2 * text.length : LETTERS_OF_TOLERANCE;
    const [least, most] = [text.length - tolerance, text.length + tolerance];
    const readings = syllables.map((reading) => `~${reading}`);
    if (romaji !== '') readings.push(`${HAN}${romaji}`);
    const found = readings.flatMap((reading) => {
      const places = this.placesByRun.get(`${reading}0`);
      return places === undefined ? [] : [places];
    });
    for (const key of keys.slice(0, MOST_KEYS_OF_RUN)) {
      for (let letters = least; key.length >= LEAST_OF_RUN && letters <= most; letters += 1) {
        const places = this.placesByRun.get(`${key}${letters}`);
        if (places !== undefined) found.push(places);
      }
    }
    return found;
  }

  private wordsLike(token: NameToken): readonly Word[] {
    const kept = this.alike.get(token.id);
    if (kept !== undefined) return kept;
    const sought = new Set([...keysOfWord(token, '')].flatMap((key) => this.wordsByKey.get(key) ?? []));
    const oneMore = token.isInitial ? undefined : this.wordsByKey.get(`-${token.keys[0] ?? ''}`);
    for (const word of oneMore ?? []) sought.add(word);
    const alike = [...sought].filter((word) => compareTokens(token, word.token) !== undefined);
    const short = this.wordsByKey.get(beginningOf(token))?.filter((word) => isBeginning(token, word.token)) ?? [];
    alike.push(...short.filter((word) => !alike.includes(word)));
    if (this.alike.size >= KEPT_WORDS) this.alike.clear();
    this.alike.set(token.id, alike);
    return alike;
  }
}

/** How much two names share at least to be compared, given what the shorter one weighs. */
const enoughOf = (weight: number, isDivided: boolean): number => (weight < 2 * RARE_WORD ? LEAST_SHARE * weight
  : isDivided ? RARE_WORD : LEAST_SHARE_OF_RARE * weight);

const append = <Value>(lists: Map<string, Value[]>, key: string, value: Value): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

const hasInitial = (tokens: readonly NameToken[]): boolean => tokens.some((token) => token.isInitial);

/** Whether one word begins with the other, as short forms and joined words do. */
const isBeginning = ({ text: one }: NameToken, { text: other }: NameToken): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** How a word begins, by which its short form is found. */
const beginningOf = ({ text }: NameToken): string => `^${text.slice(0, LEAST_TO_SHORTEN)}`;

/** A name by all its letters, by its telling words in one order, and by its consonants however it is divided. */
const keysOf = ({ key, tokens }: ReadName): string[] => {
  const sounds = consonantClasses(heard(tokens.map(({ text }) => text).join('')));
  const words = ` ${tokens.map(({ text }) => text).sort().join(' ')}`;
  return sounds.length < LEAST_OF_WHOLE_NAME ? [key, words] : [key, words, `#${sounds}`];
};

/** Words that stand next to each other, by their consonants as one, for a name that writes them together. */
function runsOf(tokens: readonly NameToken[], script: string): Run[] {
  const runs: Run[] = [];
  for (const [from, first] of tokens.entries()) {
    let { weight, syllables, japanese, text: { length: letters } } = first;
    let keys = first.keys.slice(0, MOST_KEYS_OF_RUN);
    for (const token of tokens.slice(from + 1, from + LONGEST_RUN)) {
      const next = token.keys.slice(0, MOST_KEYS_OF_RUN);
      keys = keys.flatMap((key) => next.map((other) => joinedKey(key, other))).slice(0, MOST_RUN_KEYS);
      weight += token.weight;
      letters += token.text.length;
      for (const key of keys) if (key.length >= LEAST_OF_RUN) runs.push({ key, weight, letters });
      syllables = joinedReadings(syllables, token.syllables);
      for (const reading of syllables) runs.push({ key: `~${reading}`, weight, letters: 0 });
      japanese = joinedJapanese(japanese, token.japanese);
      for (const reading of japanese) runs.push({ key: `${script}${reading}`, weight, letters: 0 });
    }
  }
  return runs;
}

const joinedKey = (key: string, next: string): string =>
  (key !== '' && next.startsWith(key.charAt(key.length - 1)) ? key + next.slice(1) : key + next);

/**
 * Under what a word is found: the well-known names it spells, its consonants, the same with one of them another one,
 * and with one left out. What is listed is filed under a sign of its own where it leaves one out, so that a word is
 * found by one that has a consonant more or less, but not by one that has another in its place and one more.
 */
function keysOfWord(token: NameToken, leftOut: string): ReadonlySet<string> {
  const keys = new Set<string>(token.known);
  keys.add(` ${token.text}`);
  if (token.isInitial || token.isNumber) return keys;
  for (const key of token.keys) if (key !== '') keys.add(key);
  for (const reading of token.syllables) keys.add(`~${reading}`);
  if (token.father !== undefined) keys.add(`%${token.father}`);
  const isHan = token.japanese.length > 0;
  const script = isHan === (leftOut === '') ? LATIN : HAN;
  for (const reading of isHan ? token.japanese : [foldRomaji(token.text)]) {
    if (reading.length > 1) keys.add(`${script}${reading}`);
  }
  if (token.bare !== undefined) for (const key of keysOfWord(token.bare, leftOut)) keys.add(key);
  for (const spelling of token.spellings) if (spelling.length > 1) keys.add(`=${spelling}`);
  const [key = ''] = token.keys;
  if (key.length < LEAST_TO_MISS_ONE || token.isAbjad) return keys;
  for (let place = 0; place < key.length; place += 1) {
    keys.add(`${key.slice(0, place)}*${key.slice(place + 1)}`);
    keys.add(`${leftOut}${key.slice(0, place)}${key.slice(place + 1)}`);
  }
  return keys;
}
