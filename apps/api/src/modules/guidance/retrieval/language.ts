import { passages } from '../corpus/corpus.ts';
import { SILENT_WORDS } from './silent-words.ts';

/** Little words that English is hardly written without, but for those that Urdu or Tagalog in Latin letters have. */
const ENGLISH = new Set(('the an are was were of for with and if what how why which who when where can could should '
  + 'would will does did do my our your his her their its this that these there it you we they from by be been have '
  + 'has had not but any because after before than then').split(' '));
const LEAST_SHARE = 0.12;
const LEAST_KNOWN = 0.5;

const ARABIC = /[\p{Script=Arabic}\p{M}]+/gu;
const LATIN = /[a-z][a-z'’]*/g;
const wordsIn = (text: string): string[] => text.toLowerCase().match(LATIN) ?? [];
const known = new Set([
  ...SILENT_WORDS, ...passages.flatMap(({ title, text, questions }) => [title.en, text.en, ...questions.en]),
].flatMap(wordsIn));

const share = (words: readonly string[], within: ReadonlySet<string>): number =>
  words.filter((word) => within.has(word)).length / words.length;

/** Whether a question is in a language that is read here: Arabic in Arabic letters, or English. */
export function isInLanguageRead(question: string): boolean {
  const latin = wordsIn(question);
  if ((question.match(ARABIC) ?? []).length >= Math.max(latin.length, 1)) return true;
  return latin.length > 0 && (share(latin, ENGLISH) >= LEAST_SHARE || share(latin, known) >= LEAST_KNOWN);
}
