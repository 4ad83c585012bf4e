import { readFacts, type PaymentFacts } from './facts/payment.ts';
import type { CueId } from './lexicon/cues.ts';
import { InvalidFacts, readMinor } from './money.ts';
import { suspicionsIn } from './model/text-model.ts';
import type { Policy } from './policy.ts';
import type { Context } from './rule.ts';
import { read, type Reading, type Surroundings } from './text/reading.ts';
import { tokenise } from './text/tokenise.ts';

/** What a merchant category says about the subject of a payment without deciding anything. */
const SUBJECTS_OF_MCC: ReadonlyMap<string, readonly CueId[]> = new Map(Object.entries<readonly CueId[]>({
  '5933': ['debt'],
  '5967': ['adult-service'],
  '6012': ['debt', 'banking'],
  '6211': ['trading'],
  '6300': ['insured'],
  '7273': ['adult-service'],
}));

/** Industries that deal in drink among other things: the words of the memo decide. */
const SUBJECTS_OF_ISIC: ReadonlyMap<string, readonly CueId[]> = new Map(Object.entries<readonly CueId[]>({
  '4630': ['alcoholic'],
  '4722': ['alcoholic'],
  '5630': ['alcoholic'],
  '6612': ['trading'],
}));

const NO_NAMES: ReadonlySet<string> = new Set();
const NO_SUBJECTS: ReadonlySet<CueId> = new Set();
const UNSAID: Omit<Reading, 'field'> = { words: [], signs: [], cues: NO_SUBJECTS, hits: new Map(), relations: [] };

/** Prepares one payment for the rules: checks its facts and reads its texts once. */
export function contextOf(given: PaymentFacts, policy: Policy): Context {
  const facts = readFacts(given);
  const amountMinor = readMinor(facts.amount);
  if (amountMinor === undefined) throw new InvalidFacts('amount', 'amount is required.');
  if (!Object.hasOwn(policy.thresholds, facts.currency)) {
    throw new InvalidFacts('currency', 'currency must be one that the policy has thresholds for.');
  }
  const around: Surroundings = {
    subjects: subjectsOf(facts), names: namesOf(facts.counterpartyName), paidMinor: amountMinor,
  };
  if (facts.type === 'loan') around.lentMinor = amountMinor;
  const memo = readIfPresent('memo', facts.memo, around);
  return {
    facts,
    policy,
    amountMinor,
    memo,
    name: readIfPresent('counterpartyName', facts.counterpartyName, {
      subjects: NO_SUBJECTS, names: NO_NAMES, paidMinor: amountMinor,
    }),
    suspicions: suspicionsIn(memo),
  };
}

function readIfPresent(field: string, text: string | undefined, around: Surroundings): Reading {
  if (text === undefined || text === '') return { field, ...UNSAID };
  return read(field, text, around);
}

function subjectsOf(facts: PaymentFacts): ReadonlySet<CueId> {
  const subjects = new Set<CueId>();
  if (facts.type === 'loan' || facts.loan !== undefined || facts.latePayment !== undefined) subjects.add('debt');
  if (facts.takaful === true) subjects.add('takaful');
  for (const subject of SUBJECTS_OF_MCC.get(facts.mcc ?? '') ?? []) subjects.add(subject);
  for (const subject of SUBJECTS_OF_ISIC.get(facts.isic ?? '') ?? []) subjects.add(subject);
  return subjects;
}

function namesOf(name: string | undefined): ReadonlySet<string> {
  return name === undefined ? NO_NAMES : new Set(tokenise(name).map((token) => token.text));
}
