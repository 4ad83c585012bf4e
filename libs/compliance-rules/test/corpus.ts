import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Action, PaymentFacts, Principle } from '../src/index.ts';
import { entriesOf } from './corpus-files.ts';

/** One payment with the principles it should fail, as a scholar or an officer would label it. */
export interface LabelledCase {
  id: string;
  /** True when the words alone would mislead: innocent words for a guilty payment, or the reverse. */
  tricky: boolean;
  fails: Principle[];
  /** What should happen to the payment, where the label says more than the principles do. */
  action?: Action;
  /** The principles that the label wants a person to look at, though the payment may break none. */
  asked?: Principle[];
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

/** All labelled payments of one corpus. */
export const corpusOf = (name: CorpusName): LabelledCase[] => entriesOf(`payments/${name}`);

/** A payment as a set that nobody of the rules wrote tells it: its words, and what should become of it. */
interface UnseenPayment extends Partial<Pick<PaymentFacts, 'type' | 'amount' | 'currency' | 'counterpartyName'>> {
  memo: string;
  expected: 'pass' | 'review' | 'fail';
  principles?: Principle[];
  /** True of a plain payment of every day, which nobody should be asked about. */
  everyday?: boolean;
}

/** The payments of a JSON file in that form. */
export function unseenIn(file: string): LabelledCase[] {
  const payments = JSON.parse(readFileSync(file, 'utf8')) as UnseenPayment[];
  return payments.map(({ memo, expected, principles = [], everyday = false, ...told }, n) => ({
    id: `unseen-${n + 1}`, tricky: !everyday, fails: expected === 'fail' ? principles : [],
    action: { pass: 'allow', review: 'review', fail: 'block' }[expected] as Action,
    asked: expected === 'review' ? principles : [],
    facts: factsOf(told, memo),
  }));
}

function factsOf(told: Partial<PaymentFacts>, memo: string): PaymentFacts {
  const { type = 'send', amount = '250', currency = 'AED', counterpartyName } = told;
  return { type, amount, currency, memo, ...(counterpartyName === undefined ? {} : { counterpartyName }) };
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
