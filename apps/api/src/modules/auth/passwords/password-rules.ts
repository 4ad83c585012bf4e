import { dictionary } from '@zxcvbn-ts/language-common';
import type { Env } from '../../../platform/env.ts';
import { invalid, Refusal } from '../../../platform/http/problems/refusal.ts';

const MIN_PASSWORD = 8;
const MIN_PRODUCTION_PASSWORD = 15;
/** A shorter part of a name stands in too many words by chance. */
const MIN_TELLING_WORD = 4;
/** A password that says fewer characters than this again and again is no longer than that. */
const MIN_REPEATED = 4;
const REPETITION = /^(.+?)\1+$/su;
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Passwords that many people use, about fifty thousand, in small letters. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What everybody knows of somebody. */
export interface KnownWords { username: string; name: string; email: string }

/** A password that somebody wants to have. */
export interface ChosenPassword {
  /** The name of the field in which it was sent. */
  field: string;
  password: string;
  person: KnownWords;
}

/** Refuses a password that is too short, holds a word that leads to its person, or is one that many people use. */
export function refuseWeakPassword(
  { production }: Pick<Env, 'production'>, { field, password, person }: ChosenPassword,
): void {
  const least = production ? MIN_PRODUCTION_PASSWORD : MIN_PASSWORD;
  if ([...password].length < least) {
    throw invalid([{
      field, code: 'LENGTH', data: { least }, message: `${field} must have at least ${least} characters.`,
    }]);
  }
  const plain = plainOf(password);
  if (wordsOf(person).some((word) => plain.includes(word))) {
    const message = `${field} must not contain your username, your name, your e-mail address or the word connect.`;
    throw invalid([{ field, code: 'TELLING_PASSWORD', message }]);
  }
  if (isCommon(plain)) {
    throw new Refusal(422, 'COMMON_PASSWORD', 'Many people use this password, so it is guessed first. Choose another.',
      [{ field, code: 'COMMON_PASSWORD', message: `${field} is one that many people use. Choose another.` }]);
  }
}

/** Whether it is a common one, also with digits and signs around it, or said several times. */
const isCommon = (plain: string): boolean => [plain, plain.replace(EDGES, '')].some((text) => {
  const once = REPETITION.exec(text)?.[1];
  return COMMON.has(text) || (once !== undefined && (once.length < MIN_REPEATED || COMMON.has(once)));
});

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

function wordsOf({ username, name, email }: KnownWords): string[] {
  const [mailbox = ''] = email.split('@', 1);
  const telling = [...name.split(/\P{L}+/u), mailbox].filter((word) => word.length >= MIN_TELLING_WORD);
  return ['connect', username, ...telling].map(plainOf);
}
