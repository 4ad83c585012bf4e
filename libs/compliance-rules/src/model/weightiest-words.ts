import type { Reading } from '../text/reading.ts';
import type { Evidence, Principle } from '../verdict.ts';
import { sharesOf, signSharesOf } from './text-model.ts';

const MOST_WORDS = 3;

/** The words of a text that speak loudest for failing a principle, in the order of the text. */
export function weightiestWords(reading: Reading, original: string, principle: Principle): Evidence[] {
  const shares = shareByToken(reading, principle);
  const ownShares = sharesOf(reading.words, principle).values();
  const speaking: { start: number; end: number; share: number }[] = [];
  for (const [index, { kind, start, end }] of reading.tokens.entries()) {
    if (kind !== 'word') continue;
    const share = (ownShares.next().value ?? 0) + (shares.get(index) ?? 0);
    if (share > 0) speaking.push({ start, end, share });
  }
  return speaking
    .sort((one, other) => other.share - one.share || one.start - other.start)
    .slice(0, MOST_WORDS)
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ field: reading.field, start, end, text: original.slice(start, end) }));
}

/** What the signs add to the words they were heard in, by the place of the word. */
function shareByToken(reading: Reading, principle: Principle): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  signSharesOf(reading, principle).forEach((share, sign) => {
    for (const { from, to } of reading.signs[sign]?.spans ?? []) {
      for (let at = from; at < to; at += 1) shares.set(at, (shares.get(at) ?? 0) + share / (to - from));
    }
  });
  return shares;
}
