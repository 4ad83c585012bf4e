import { passages } from '../corpus/corpus.ts';
import { signWords } from '../intent/intent-reader.ts';
import { ArabiziReader } from './arabizi.ts';
import { SILENT_WORDS } from './silent-words.ts';
import { SYNONYMS } from './synonyms.ts';

const ARABIC = /\p{Script=Arabic}/u;
const synonyms = Object.values(SYNONYMS).flat();
const written = passages.flatMap(({ title, text, questions }) => [title, text].flatMap(({ en, ar }) => [en, ar])
  .concat(questions.en, questions.ar));
/** What is said most often, before what sounds like it. */
const COMMON = 'ولا واحد عادي بنك فلوس ابي مال على من الى حلال حرام ربا شرط سعر يسال تقسيط شراء يرجعها ارجع يرجع';
const everyWord = [COMMON, ...SILENT_WORDS, ...synonyms, ...signWords, ...written];
const isArabic = (text: string): boolean => ARABIC.test(text);

/** Reads Arabizi by the words that the corpus, its synonyms and the signs of intent are written in. */
export const arabizi = new ArabiziReader(
  everyWord.filter((text) => isArabic(text)), synonyms.filter((text) => !isArabic(text)),
  [...SILENT_WORDS, ...written].filter((text) => !isArabic(text)),
);
