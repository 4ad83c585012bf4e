import { compareNames, LEAST_SHARED, mostScoreFor, weightOf, type NameMatch } from './compare-names.ts';
import { compareTokens } from './compare-tokens.ts';
import { nameTokens, type NameToken } from './name-tokens.ts';

/** A listed name that agrees with the one sought, and whose it is. */
export interface NameHit<Owner> extends NameMatch {
  owner: Owner;
  /** The listed name as it is written. */
  name: string;
}

interface Listed<Owner> {
  owner: Owner;
  name: string;
  tokens: readonly NameToken[];
  weight: number;
  hasInitial: boolean;
}

/** A word of the listed names, and the names it stands in. */
interface Word {
  token: NameToken;
  places: number[];
}

const ROUNDING = 1e-9;
const LEAST_SOUNDS_TO_MISS_ONE = 4;

/**
 * Finds the listed names like a given one without comparing it with all of them: its words lead to the words of the
 * list that sound alike, and only names that share enough of these are compared.
 */
export class NameIndex<Owner> {
  private readonly names: Listed<Owner>[] = [];
  private readonly words = new Map<string, Word>();
  private readonly wordsBySound = new Map<string, Word[]>();
  private shared = new Float64Array(0);

  /** Takes one more name into the list. */
  add(owner: Owner, name: string): void {
    const tokens = nameTokens(name);
    if (tokens.length === 0) return;
    const listed = { owner, name, tokens, weight: weightOf(tokens), hasInitial: hasInitial(tokens) };
    const place = this.names.push(listed) - 1;
    for (const token of tokens) this.wordOf(token).places.push(place);
  }

  /** The names that score at least so much, the most alike first. */
  search(name: string, leastScore: number): NameHit<Owner>[] {
    const given = nameTokens(name);
    const hits: NameHit<Owner>[] = [];
    for (const listed of this.candidates(given, leastScore)) {
      const match = compareNames(given, listed.tokens);
      if (match === undefined || match.score < leastScore) continue;
      hits.push({ owner: listed.owner, name: listed.name, ...match });
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  private wordOf(token: NameToken): Word {
    const found = this.words.get(token.text);
    if (found !== undefined) return found;
    const word = { token, places: [] };
    this.words.set(token.text, word);
    for (const sound of soundsOf(token)) {
      const alike = this.wordsBySound.get(sound);
      if (alike === undefined) this.wordsBySound.set(sound, [word]);
      else alike.push(word);
    }
    return word;
  }

  private candidates(given: readonly NameToken[], leastScore: number): Listed<Owner>[] {
    if (this.shared.length < this.names.length) this.shared = new Float64Array(this.names.length);
    const touched: number[] = [];
    for (const token of given) {
      for (const word of this.wordsLike(token)) {
        const weight = Math.min(token.weight, word.token.weight);
        for (const place of word.places) {
          if (this.shared[place] === 0) touched.push(place);
          this.shared[place] = (this.shared[place] ?? 0) + weight;
        }
      }
    }
    const whole = weightOf(given);
    const isSpeltOut = !hasInitial(given);
    return touched.flatMap((place) => {
      const [shared, listed] = [this.shared[place] ?? 0, this.names[place]];
      this.shared[place] = 0;
      if (listed === undefined || shared < LEAST_SHARED - ROUNDING) return [];
      // What an initial agrees with is known only when the names are compared.
      const isCertain = isSpeltOut && !listed.hasInitial;
      return isCertain && mostScoreFor(shared, whole, listed.weight) < leastScore ? [] : [listed];
    });
  }

  private wordsLike(token: NameToken): ReadonlySet<Word> {
    const alike = new Set<Word>();
    for (const sound of soundsOf(token)) {
      for (const word of this.wordsBySound.get(sound) ?? []) {
        if (!alike.has(word) && compareTokens(token, word.token) !== undefined) alike.add(word);
      }
    }
    return alike;
  }
}

const hasInitial = (tokens: readonly NameToken[]): boolean => tokens.some((token) => token.isInitial);

/** Under what a word is found: its consonants, also with one of them left out, and the well-known names it spells. */
function soundsOf(token: NameToken): ReadonlySet<string> {
  const sounds = new Set<string>(token.known);
  if (token.isInitial) return sounds;
  for (const skeleton of token.skeletons) {
    sounds.add(skeleton);
    if (skeleton.length < LEAST_SOUNDS_TO_MISS_ONE) continue;
    for (let place = 1; place < skeleton.length; place += 1) {
      sounds.add(skeleton.slice(0, place) + skeleton.slice(place + 1));
    }
  }
  return sounds;
}
