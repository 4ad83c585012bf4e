import { rightSpellings } from './misspellings.ts';

/**
 * Arabic particles written onto the next word, longest first. The particle «ك» is left out: it turns common
 * words such as «كبيرة» into entries of the lists far more often than it precedes one.
 */
const PARTICLES = ['وال', 'بال', 'فال', 'ولل', 'ول', 'وب', 'لل', 'ال', 'و', 'ف', 'ب', 'ل'];
/** Beginnings of words whose first letter is their own: «بضائع» are goods, and not with somebody lost («ضائع»). */
const OWN_LETTERS = ['بضايع', 'بضاع'];
/** Arabic pronouns written onto the word before. */
const PRONOUNS = ['ها', 'هم', 'ني', 'نا', 'كم', 'ه', 'ك'];
const SHORTEST_STEM = 2;
const SHORTEST_OWNED_STEM = 4;
const LATIN_END = 0x250;

/** Words that stand for the percent sign. */
const PERCENT = new Set(['percent', 'pct', 'بالميه', 'بالمايه']);

/**
 * The forms under which a word may be looked up: itself, its right spelling, and itself without a plural ending, one
 * particle or one pronoun. A shorter form counts only when it is a whole entry, never as part of a word.
 */
export function wordForms(word: string): readonly string[] {
  if (PERCENT.has(word)) return [word, '%'];
  return word.charCodeAt(0) < LATIN_END ? latinForms(word) : arabicForms(word);
}

/** The endings after which a plural adds a syllable: boxes, but not "notes", which is no plural of "not". */
const PLURAL_IN_ES = /(?:[osxz]|ch|sh)es$/;

function latinForms(word: string): readonly string[] {
  const right = rightSpellings.get(word);
  if (right !== undefined) return [word, ...latinForms(right)];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (PLURAL_IN_ES.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** Whether the last letter of a particle belongs to the word that would be left behind it. */
function isOwn(word: string, particle: string): boolean {
  return OWN_LETTERS.some((beginning) => word.startsWith(beginning, particle.length - 1));
}

function arabicForms(word: string): readonly string[] {
  const stems = [word];
  for (const particle of PARTICLES) {
    if (word.length - particle.length >= SHORTEST_STEM && word.startsWith(particle) && !isOwn(word, particle)) {
      stems.push(word.slice(particle.length));
    }
  }
  const owned: string[] = [];
  for (const pronoun of PRONOUNS) {
    if (!word.endsWith(pronoun)) continue;
    for (const stem of stems) {
      if (stem.length - pronoun.length >= SHORTEST_OWNED_STEM) owned.push(stem.slice(0, -pronoun.length));
    }
  }
  return owned.length === 0 ? stems : [...stems, ...owned];
}
