import { stemOf, wordsOf } from '../retrieval/stems.ts';
import { WORD_CLASSES } from './word-classes.ts';

const ARABIC = /\p{Script=Arabic}/u;
/** The Arabic article and what may be written before it; no ending goes, or my contract would be any contract. */
const ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)(?=.{2})/;
/** Arabic particles that are written onto the next word. */
const PARTICLE = '[وفبلك]?';
const GAP = '(?:\\S+ ){0,5}';

/**
 * A sign is one or more phrases parted by ` + `, all of which a question must hold, in any order. In a phrase words
 * stand in order; `a/b` is either word, `@money` any word of that class, `..` up to five words of any kind, and `*`
 * any letters.
 */
export type Sign = readonly RegExp[];

export const readSign = (written: string): Sign => written.split(' + ').map((phrase) => {
  const parts = phrase.split(' ').map((word) => (word === '..' ? GAP : `(?:${waysOf(word).map(patternOf).join('|')}) `));
  return new RegExp(` ${parts.join('')}`, 'u');
});

/** A question as signs are looked for in it. */
export const readable = (text: string): string => ` ${wordsIn(text).map(signForm).join(' ')} `;

export const says = (readableText: string, sign: Sign): boolean => sign.every((phrase) => phrase.test(readableText));

export const wordsIn = (text: string): string[] => wordsOf(text);

/** A folded word as signs name it: Arabic without its article, others cut down to their stem. */
export const signForm = (word: string): string => ARABIC.test(word) ? word.replace(ARTICLE, '') : stemOf(word);

const waysOf = (word: string): string[] => word.split('/').flatMap((way) =>
  way.startsWith('@') ? (WORD_CLASSES[way.slice(1)] ?? '').split(' ').filter((one) => one !== '') : [way]);

/** A word of a class may be several, joined by `_`. */
function patternOf(way: string): string {
  return way.split('_').map((word) => {
    const start = ARABIC.test(word) ? PARTICLE : '';
    if (!word.includes('*')) return start + wordsOf(word).map(signForm).join(' ');
    return start + word.split('*').map((piece) => wordsOf(piece).join('')).join('\\S*');
  }).join(' ');
}
