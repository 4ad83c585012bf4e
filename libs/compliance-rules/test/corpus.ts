import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Action, PaymentFacts, Principle } from '../src/index.ts';

/** One payment with the principles it should fail, as a scholar or an officer would label it. */
export interface LabelledCase {
  id: string;
  /** True when the words alone would mislead: innocent words for a guilty payment, or the reverse. */
  tricky: boolean;
  fails: Principle[];
  /** What should happen to the payment, where the label says more than the principles do. */
  action?: Action;
  /** The rule that the case was written to set off. */
  fires?: string;
  /** The rule that the case was written to come near without setting it off. */
  near?: string;
  facts: PaymentFacts;
}

/** Cases to write rules by, blind cases to learn from, and blind cases that nobody may look at. */
export type CorpusName = 'cases' | 'blind-dev' | 'held-out';

export const corpora: readonly CorpusName[] = ['cases', 'blind-dev', 'held-out'];
const HELD_OUT_TENTHS = 3;

/** All labelled payments of one corpus, in the order of its files. */
export function corpusOf(name: CorpusName): LabelledCase[] {
  const folder = new URL(`./${name}/`, import.meta.url);
  return readdirSync(folder).sort()
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LabelledCase[]);
}

/** Where a blind case belongs: its facts alone decide, so that no case can be moved to where it is convenient. */
export function blindHomeOf({ facts }: LabelledCase): CorpusName {
  const draw = createHash('sha256').update(JSON.stringify(facts)).digest().readUInt32BE(0) % 10;
  return draw < HELD_OUT_TENTHS ? 'held-out' : 'blind-dev';
}

/** True when the payer wrote at least one Arabic letter. */
export function isArabic({ facts }: LabelledCase): boolean {
  return /\p{Script=Arabic}/u.test(facts.memo ?? '');
}
