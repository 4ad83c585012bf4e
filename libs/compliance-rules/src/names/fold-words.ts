import anyAscii from 'any-ascii';
import {
  followingTitles, innerParticles, joinedParticles, particles, sunArticles, titles,
} from '../lexicon/given-names.ts';
import { legalForms, vesselPrefixes } from '../lexicon/company-words.ts';
import { readAsCapital } from '../text/look-alikes.ts';
import { foldText } from '../text/normalise.ts';

/** One word of a name, folded to plain small letters of its script. */
export interface FoldedWord {
  text: string;
  /** How else it may be read: letters with marks as the sounds they stand for, look-alikes as Latin letters. */
  otherReading?: string;
  /** Whether it was written in a script whose vowels are not letters of their own. */
  isAbjad: boolean;
  /** Whether a full stop follows, as it does after what is abbreviated. */
  isCut?: boolean;
  /** Whether it is made of the first letters of the other words of the name. */
  isAcronym?: boolean;
  /** The Han character that it is. */
  sign?: string;
  /** What it may be in a Korean name. */
  korean?: readonly string[] | undefined;
}

/** A letter that a scholar's transcription or a national alphabet marks, as the sound that it stands for. */
const MARKED_SOUNDS: Readonly<Record<string, string>> = {
  'š': 'sh', 'ş': 'sh', 'ș': 'sh', 'ś': 'sh', 'č': 'ch', 'ć': 'ch', 'ç': 'ch', 'ž': 'zh', 'ź': 'zh', 'ż': 'zh',
  'ǧ': 'j', 'ğ': 'gh', 'ġ': 'gh', 'ḡ': 'gh', 'ḫ': 'kh', 'ẖ': 'kh', 'ḵ': 'kh', 'ṯ': 'th', 'ḏ': 'dh', 'ẓ': 'z', 'đ': 'dj',
  'û': 'yu', 'â': 'ya', 'ŝ': 'shch', 'ŭ': 'u', 'ĥ': 'kh', 'ə': 'a', 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ñ': 'ny',
};
const MARKED = new RegExp(`[${Object.keys(MARKED_SOUNDS).join('')}]`, 'g');
const APOSTROPHES = /['’‘ʼʿʾ`´ʻˁˀ′״׳"“”]/g;
/** The French and Italian particle before a vowel. */
const ELIDED = /(?<![\p{L}\p{M}])([ld])['’](?=\p{L}{4})/giu;
const WORD = /[\p{L}\p{M}\p{N}]+\.?/gu;
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}(?:\.\s?|\/)){1,6}\p{L}(?![\p{L}\p{N}])\.?/gu;
const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const HEBREW = /\p{Script=Hebrew}/u;
/** The h of an aspirated sound of Urdu, which romanisation writes or not. */
const ASPIRATED = /(?<=[بپتٹجچدڈکگ])ھ/g;
/** The izafe of Persian and Urdu, and articles between hyphens. */
const IZAFE = /(?<=\p{L})-(?:y?e|i|[ue]l|[ue]r|[ue]s|[ue]d|o)(?:-|(?=\s))/giu;
/** The letter that a scholar writes for an article before the same letter: "Muḥyī d-Dīn". */
const ASSIMILATED = /(?<![\p{L}\p{M}])([rsdnltzšṣḍṭẓḏṯ])-(?=\1)/giu;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;
/** Scripts whose letters any-ascii gives without the vowels that are spoken. */
const INDIC = new RegExp(['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Telugu', 'Kannada']
  .map((script) => `\\p{Script=${script}}`).join('|'), 'u');
const WITHOUT_VOWELS = /[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}]/u;
/** The letter that a Thai sign silences, and the doubled one that is read as a vowel. */
const SILENCED = /[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c|\u0e23\u0e23(?=[\u0e01-\u0e2e])|\u0e23(?=\u0e23)/g;
/** Greek letters that are one sound together, or another one before a vowel. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ου|ού/g, 'ou'], [/([αεη])[υύ](?=[βγδζλμνραεηιουω])/g, '$1v'], [/([αεη])[υύ]/g, '$1f'],
  [/(?<!\p{L})μπ/gu, 'b'], [/(?<!\p{L})ντ/gu, 'd'], [/(?<!\p{L})γκ/gu, 'g'], [/γγ|γκ/g, 'ng'], [/γχ/g, 'nch'],
];
/** Family names of one Korean vowel, as they are written in Latin letters. */
const LONE_VOWELS: Readonly<Record<string, string>> = { i: 'yi', o: 'oh', u: 'woo' };
/** Scripts of which every character is a syllable, and so a word of its own. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hangul}]/gu;
/** Signs that show nothing: joiners, the tatweel, and fillers that are letters by name. */
const SILENT = /[\p{Cf}\u0640\u115f\u1160\u3164\uffa0]/gu;
/** What somebody meant as a letter or a figure, whether or not it can be read. */
const MEANT = /[\p{L}\p{N}\p{Co}\p{Cn}\ufffd]+/gu;
const PLAIN = /^[a-z0-9]+$/;
/** A word with a figure that a scanner puts for a letter. */
const MISREAD = /^(?=.*[015])[015]?(?:[a-z]+[015]?)+$/;
const SEEN_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's' };
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const soundedGreek = (word: string): string => (/\p{Script=Greek}/u.test(word)
  ? GREEK.reduce((text, [letters, sound]) => text.replace(letters, sound), word) : word);
const transliterated = (word: string): string => anyAscii(soundedGreek(word)).toLowerCase().replace(/[^a-z0-9]/g, '');
const lookedAt = (word: string): string =>
  foldText(word).replace(/[^a-z0-9]/g, readAsCapital).replace(/[^a-z0-9]/g, '');

/** A word as its script is read; what no script is known for is left out. */
function foldedWord(written: string): FoldedWord | undefined {
  const word = written.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  if (ARABIC.test(word)) {
    const text = foldText(word.replace(ASPIRATED, '')).replace(/[^\p{Script=Arabic}0-9]/gu, '');
    return text === '' ? undefined : { text, isAbjad: true };
  }
  if (HEBREW.test(word)) return { text: word.replace(/[^\u05d0-\u05ea0-9]/g, ''), isAbjad: true };
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) {
    const text = lower.replace(ORDINAL, '$1').replace(/^0+(?=\d)/, '');
    const letters = MISREAD.test(text) ? text.replace(/[015]/g, (figure) => SEEN_AS[figure] ?? figure) : text;
    return { text, isAbjad: false, ...(letters === text ? {} : { otherReading: letters }) };
  }
  if (LATIN.test(word) || isMixed(lower)) {
    const marked = lower.normalize('NFC').replace(MARKED, (letter) => MARKED_SOUNDS[letter] ?? letter);
    const unmarked = lower.normalize('NFKD').replace(/\p{M}/gu, '');
    const text = /[\u0370-\u052f]/.test(lower) ? lookedAt(word) : transliterated(unmarked);
    const other = transliterated(marked);
    return text === '' ? undefined : { text, isAbjad: false, ...(other === text ? {} : { otherReading: other }) };
  }
  const isIndic = INDIC.test(word);
  const isAbjad = isIndic || WITHOUT_VOWELS.test(word);
  // What Indic scripts sign as c is the English ch, and a sign for a nasal is heard as its neighbour wants.
  const read = transliterated(lower.replace(SILENCED, ''));
  const text = LONE_VOWELS[read]
    ?? (isIndic ? read.replace(/c(?!h)/g, 'ch').replace(/(?<!m)m(?=[^aeioubpm])/g, 'n') : read);
  const looks = lookedAt(word);
  return text === '' ? undefined : {
    text, isAbjad, ...(HAN.test(word) ? { sign: word } : {}),
    ...(looks === text || looks.length < text.length - 1 ? {} : { otherReading: looks }),
  };
}

/** A word of Cyrillic and Greek letters together is a disguise of a Latin one. */
const isMixed = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Greek}/u.test(word);

/** The words of a name in the order in which they are written. */
export function foldedWords(name: string): readonly FoldedWord[] {
  const plain = name.normalize('NFKC').replace(SILENT, '').replace(ELIDED, '$1e ').replace(APOSTROPHES, '')
    .replace(ASSIMILATED, '').replace(IZAFE, ' ').replace(DOTTED, joinedForm).replace(SYLLABIC, ' $& ');
  return (plain.match(WORD) ?? []).map((written) => {
    const word = foldedWord(written.replace('.', ''));
    return word !== undefined && written.endsWith('.') ? { ...word, isCut: true } : word;
  }).filter((word) => word !== undefined);
}

/** Letters with points or strokes between them are one word as a legal form or as "M/V", and initials otherwise. */
const joinedForm = (letters: string): string => {
  const joined = foldText(letters).replace(/[^\p{L}]/gu, '');
  return FORMS.has(joined) || (letters.includes('/') && PREFIXES.has(joined)) ? ` ${joined} ` : letters;
};

/** Whether any letter or figure of a name stands in no script that is read here, or the name has none at all. */
export function isUnread(name: string): boolean {
  const words = name.normalize('NFKC').replace(SILENT, '').match(MEANT) ?? [];
  return words.length === 0 || words.some((word) => foldedWord(word) === undefined);
}

const formOf = (form: string): string => form.split(' ').map((word) => foldedWord(word)?.text ?? '').join(' ');
const FORMS: ReadonlySet<string> = new Set(legalForms.map((form) => foldText(form)));
const FOLDED_FORMS: ReadonlySet<string> = new Set(legalForms.map((form) => formOf(form).replaceAll(' ', '')));
const LONGEST_FORM = Math.max(...legalForms.map((form) => form.split(' ').length));
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(formOf));
const PARTICLES = wordSet(particles);
const JOINED_PARTICLES = wordSet(joinedParticles);
const INNER_PARTICLES = wordSet(innerParticles);
const TITLES = wordSet(titles);
const FOLLOWING_TITLES = wordSet(followingTitles);
const SUN_ARTICLES = wordSet(sunArticles);
const PREFIXES = wordSet(vesselPrefixes);

/** The words of a name but for articles, particles, titles and legal forms; all of them where nothing else is left. */
export function distinctiveWords(words: readonly FoldedWord[]): readonly FoldedWord[] {
  const whole = withoutForms(words);
  const spoken: FoldedWord[] = [];
  let particle = '';
  for (const [place, word] of whole.entries()) {
    const { text, isAbjad, otherReading, sign } = word;
    if (sign === undefined && isSilent(text, place, whole)) {
      particle = JOINED_PARTICLES.has(text) ? particle + text : '';
    } else {
      // A particle may be written onto the name that follows: "De Santis", "Desantis".
      const isApart = particle === '' || isAbjad || otherReading !== undefined;
      spoken.push(isApart ? word : { ...word, otherReading: particle + text });
      particle = '';
    }
  }
  if (spoken.length === 0) return words;
  return spoken.map((word) => (isAcronym(word.text, spoken) ? { ...word, isAcronym: true } : word));
}

/** Whether a name opens with what stands before a vessel's: "MV", or "M.V." as two letters. */
export function isVesselName([first, second]: readonly FoldedWord[]): boolean {
  if (first === undefined || second === undefined) return false;
  return PREFIXES.has(first.text) || (first.isCut === true && second.isCut === true
    && second.text.length === 1 && PREFIXES.has(first.text + second.text));
}

function isSilent(word: string, place: number, words: readonly FoldedWord[]): boolean {
  if (FOLLOWING_TITLES.has(word)) return true;
  const next = words[place + 1]?.text;
  // The last word is a family's name, whatever else it means.
  if (next === undefined) return false;
  if (TITLES.has(word)) return true;
  if (place === 0 && PREFIXES.has(word)) return true;
  return PARTICLES.has(word) || (place > 0 && INNER_PARTICLES.has(word))
    || (SUN_ARTICLES.has(word) && next.charAt(0) === word.charAt(1));
}

/** Whether a word is made of the first letters of the other words of the name. */
function isAcronym(word: string, words: readonly FoldedWord[]): boolean {
  if (word.length < 3 || words.length !== word.length + 1) return false;
  return words.filter(({ text }) => text !== word).map(({ text }) => text.charAt(0)).join('') === word;
}

/** Takes legal forms off the end of a name, and off its beginning, as long as a word is left. */
export function withoutForms(words: readonly FoldedWord[]): readonly FoldedWord[] {
  let [from, to] = [0, words.length];
  const isForm = (first: number, last: number): boolean =>
    FOLDED_FORMS.has(words.slice(first, last).map(({ text }) => text).join(''));
  for (let length = LONGEST_FORM; length > 0; length -= 1) {
    while (to - length > from && isForm(to - length, to)) {
      to -= length;
      length = LONGEST_FORM;
    }
  }
  for (let length = LONGEST_FORM; length > 0; length -= 1) {
    if (from + length < to && isForm(from, from + length)) {
      from += length;
      length = LONGEST_FORM + 1;
    }
  }
  return words.slice(from, to);
}
