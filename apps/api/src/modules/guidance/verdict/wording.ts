import { formOf, wordsIn } from '../intent/sign.ts';

/** A wording as it is matched: for each word the forms that may stand there. */
export type Wording = readonly (readonly string[])[];

/** Words in order, and `a/b` where either may stand. */
export const readWording = (written: string): Wording =>
  written.split(' ').map((word) => word.split('/').flatMap((one) => wordsIn(one).map(formOf)));

/** Whether a wording stands in a question from a word on. */
export const standsAt = (words: readonly string[], wording: Wording, from: number): boolean =>
  wording.every((ways, offset) => ways.includes(words[from + offset] ?? ''));
