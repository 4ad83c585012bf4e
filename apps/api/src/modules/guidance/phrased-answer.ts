import { isPlainText } from '../../platform/wire.ts';
import type { GuidanceDto } from './guidance.dto.ts';
import { isArabic } from './retrieval/stems.ts';

const LEAST_CHARACTERS = 40;
const MOST_CHARACTERS = 3_000;
const CITED = /\[([^\]]*)\]/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A ruling in one word is told by the answer’s own opening alone. */
const RULING =
  /^\s*(?:yes|no|lawful|unlawful|permitted|forbidden|نعم|لا|جائز|حرام|حلال)(?!\p{L})/iu;
const LINK = /https?:|www\.|<[a-z]/i;

/**
 * Whether a model's words keep to what it was given: the right language, at least one given source and no other, no
 * number that the passages do not hold, no link, no yes or no to begin with. What it means
 * cannot be checked; the passages are shown beside it.
 */
export function isSupported(answer: string, { language, passages, citations }: GuidanceDto): boolean {
  if (!isPlainText(answer, LEAST_CHARACTERS, MOST_CHARACTERS)) return false;
  if (LINK.test(answer) || RULING.test(answer)) return false;
  if (isArabic(answer) !== (language === 'ar')) return false;
  const cited = [...answer.matchAll(CITED)].map(([, inside]) => inside ?? '');
  const given = new Set(citations.map(({ number }) => String(number)));
  if (cited.length === 0 || cited.some((number) => !given.has(number))) return false;
  const told = new Set([...passages.map(({ text }) => text), ...citations.map(({ text }) => text)]
    .flatMap((text) => text.replaceAll(CITED, '').match(NUMBER) ?? []));
  return (answer.replaceAll(CITED, '').match(NUMBER) ?? []).every((number) => told.has(number));
}
