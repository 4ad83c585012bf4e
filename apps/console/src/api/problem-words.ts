import { i18n, loadWords } from '../i18n/i18n.ts';
import type { Words } from '../i18n/words.ts';
import type { FieldProblem, Problem } from './problem.ts';

type Code = keyof Words['problems']['code'];

/** The language in which the server says what is wrong. */
const SERVER_LANGUAGE = 'en';
const UNEXPLAINED: Code = 'NOT_ACCEPTED';
/** Codes whose words say that something is wrong, and not what. */
const VAGUE: ReadonlySet<string> = new Set([UNEXPLAINED, 'WRONG_FORM', 'CONFLICTING', 'NOT_ALLOWED']);

/** Whether the reader is shown what the server says in its own language. */
export const readsServer = (): boolean => i18n.language === SERVER_LANGUAGE;

type Wrong = Pick<FieldProblem, 'code' | 'data' | 'proposed'>;

/**
 * Fetches the words that problems are told in, with the first one; without a network it is told by its kind alone.
 */
export const loadProblemWords = (): Promise<void> => loadWords(['problems']).catch(() => undefined);

const isKnown = (code: string): code is Code => i18n.exists(`problems:code.${code}`, { returnObjects: true });

/** Whether the words of a code say that something is wrong, and not what. */
export const isVague = (code: string): boolean => VAGUE.has(code);

/** Whether the words of a code tell what to do, and not only that something is wrong. */
export const isExplained = (code: string): boolean => isKnown(code) && !isVague(code);

/** What is wrong with one field, by its code and the bounds that come with it; never in the server's own words. */
export function fieldWords({ code = UNEXPLAINED, data = {}, proposed }: Wrong): string {
  const known = isKnown(code) ? code : UNEXPLAINED;
  const facts = { ...data, ...(proposed !== undefined && { proposed }) };
  const path = [`problems:code.${known}.${variantOf(facts)}`, `problems:code.${known}.none`, `problems:code.${known}`]
    .find((one) => i18n.exists(one));
  return i18n.t(path as 'problems:code.REQUIRED', facts);
}

/** What is wrong with one field as the server says it to those who read its language, and to others by its code. */
export const detailWords = ({ sentence, ...wrong }: FieldProblem): string =>
  (readsServer() ? sentence : fieldWords(wrong));

/**
 * What is wrong as a whole: as the server says it to those who read its language, to others by its code. A code that
 * nobody has words for is told of by its status alone, in whichever language.
 */
export function refusalWords({ sentence, code, status, details }: Problem): string {
  if (readsServer() && isKnown(code)) return sentence;
  if (isExplained(code)) return fieldWords({ code, data: factsIn(details) });
  const kind = typeof status === 'number' && status >= 500 ? '500' : String(status);
  const path = [`ui:refused.${kind}`, 'ui:refused.other'].find((one) => i18n.exists(one));
  return i18n.t(path as 'ui:refused.other');
}

/** The facts that come with a refusal, such as what the wallet has. */
export const factsIn = (details: unknown): Record<string, string | number> =>
  (typeof details !== 'object' || details === null || Array.isArray(details) ? {}
    : Object.fromEntries(Object.entries(details).filter(([, fact]) => ['string', 'number'].includes(typeof fact))));

const isBound = (bound: unknown): boolean => bound !== undefined && bound !== 0 && bound !== '0.00';

const telling = [
  'proposed', 'available', 'left', 'countries', 'months', 'count', 'day', 'month', 'total', 'floor', 'computed',
  'version',
];

// What a sentence is chosen by is what it tells.
const variantOf = ({ least, most, ...facts }: Readonly<Record<string, unknown>>): string => {
  const named = telling.find((fact) => facts[fact] !== undefined);
  if (named !== undefined) return named;
  if (isBound(least)) return isBound(most) ? 'both' : 'least';
  return isBound(most) ? 'most' : 'none';
};
