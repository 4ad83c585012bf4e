import { koreanFamilies, koreanSyllables } from '../lexicon/korean-syllables.ts';

/** How the Revised Romanization's sounds are written otherwise: by McCune-Reischauer, in the North, and by habit. */
const OPENINGS: Readonly<Record<string, string>> = { r: 'l', g: 'k', d: 't', b: 'p', j: 'ch', s: 'sh', ch: 'j' };
const VOWELS: Readonly<Record<string, string>> = {
  ae: 'ai ay', i: 'ee', o: 'oh', u: 'oo ou', eo: 'o u uh', eu: 'u', yeo: 'yo you yu', yu: 'yoo', oe: 'oi', ui: 'ee i',
  wo: 'weo', ye: 'ie',
};
/** A vowel that opens a syllable, whose r the North keeps and whose w or y is added. */
const BARE_VOWELS: Readonly<Record<string, string>> = { i: 'yi lee ri rhee li', u: 'woo wu', o: 'oh' };
const ENDINGS: Readonly<Record<string, string>> = { k: 'g ck', p: 'b', l: 'll' };
const PARTS = /^(ch|[gdbjsnrmhpt]?)([aeiouwy]+)(ng|[knlmp]?)$/;
const MOST_SYLLABLES = 2;
const LONGEST_SPELLING = 7;

const variants = (part: string, others: string | undefined): string[] => [part, ...others?.split(' ') ?? []];

/** The spellings of a syllable; one that opens a family name may keep the r that the South leaves out. */
function spellingsOf(syllable: string): string[] {
  const [, opening = '', vowel = '', ending = ''] = PARTS.exec(syllable) ?? [];
  const own = variants(vowel, VOWELS[vowel]);
  const led = own.flatMap((one) => (/^[iy]/.test(one) ? [`r${one}`, `l${one}`] : [`w${one}`]));
  const vowels = opening !== '' ? own : [...own, ...led, ...variants(vowel, BARE_VOWELS[vowel])];
  const openings = opening === 'n' && /^[ao]/.test(vowel) ? ['n', 'r'] : variants(opening, OPENINGS[opening]);
  return openings.flatMap((first) => vowels.flatMap((middle) =>
    variants(ending, ENDINGS[ending]).map((last) => first + middle + last)));
}

function readingsBySpelling(syllables: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const syllable of syllables.split(' ')) {
    for (const spelling of new Set(spellingsOf(syllable))) {
      readings.set(spelling, [...readings.get(spelling) ?? [], syllable]);
    }
  }
  return readings;
}

const SYLLABLES = readingsBySpelling(koreanSyllables);
const FAMILIES = new Map([...readingsBySpelling(koreanFamilies), ['park', ['bak']], ['lim', ['im']], ['rhie', ['i']]]);

function readWord(word: string, most: number): string[] {
  if (word === '') return [''];
  if (most === 0) return [];
  const readings: string[] = [];
  for (let length = 1; length <= Math.min(LONGEST_SPELLING, word.length); length += 1) {
    const first = SYLLABLES.get(word.slice(0, length));
    if (first === undefined) continue;
    for (const rest of readWord(word.slice(length), most - 1)) {
      readings.push(...first.map((syllable) => `${syllable}.${rest}`));
    }
  }
  return readings;
}

/** Whether a reading is one of Korean syllables. */
export const isKorean = (reading: string): boolean => reading.endsWith('.');

/**
 * What each word of a Korean name may be in the Revised Romanization, whichever way it is spelt; undefined for a name
 * that is not one family name and given names of Korean syllables.
 */
export function koreanReadings(words: readonly string[]): readonly (readonly string[])[] | undefined {
  if (words.length < 2 || words.length > 4 || !words.some((word) => FAMILIES.has(word))) return undefined;
  const readings = words.map((word) => [
    ...new Set([...(FAMILIES.get(word) ?? []).map((family) => `${family}.`), ...readWord(word, MOST_SYLLABLES)])]);
  return readings.some((some) => some.length === 0) ? undefined : readings;
}
