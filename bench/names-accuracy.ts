import { accuracyOf, heldPairs, labelledFiles, readLabelled } from '../libs/compliance-rules/test/names/labelled.ts';
import type { Figures } from './figures.ts';

const percent = (share: number): number => Math.round(share * 1_000) / 10;

/** Nobody tunes to the pairs of such a file, so nobody is told which of them are misjudged. */
const HELD_OUT = /held-out/;

/**
 * Measures how many labelled pairs of names a payment would be held for, by culture and in all, and tells the rest of
 * what was seen.
 */
export const measureNames = (figures: Figures): void => {
  for (const file of labelledFiles()) {
    const pairs = readLabelled(file);
    const held = heldPairs(pairs);
    const cultures = Map.groupBy(pairs, ({ culture }) => culture);
    for (const [culture, some] of [...cultures, ['all', pairs] as const]) {
      const { recall, precision } = accuracyOf(some, held);
      figures.add(`Names of ${file}, ${culture}: recall`, percent(recall), '%');
      figures.add(`Names of ${file}, ${culture}: precision`, percent(precision), '%');
    }
    if (HELD_OUT.test(file)) continue;
    for (const pair of pairs.filter((one) => one.isSame !== held.has(one))) {
      const { culture, searched, listed, note } = pair;
      process.stdout.write(`${pair.isSame ? 'missed' : 'alarm '}  ${culture}: ${searched} / ${listed}  ${note}\n`);
    }
  }
};
