import { readFacts, type PaymentFacts } from './facts/payment.ts';
import type { CueId } from './lexicon/cues.ts';
import { InvalidFacts, readMinor } from './money.ts';
import { confidencesIn, LONG_FROM, scored } from './model/text-model.ts';
import type { Policy } from './policy.ts';
import type { Context } from './rule.ts';
import {
  read, readName, type PaymentContext, type Reading, type TextContext, type TextFindings,
} from './text/reading.ts';
import { tokenise } from './text/tokenise.ts';
import { meaningOf, withPurpose, type PurposeMeaning } from './purpose-codes/purpose-codes.ts';
import type { Principle } from './verdict.ts';

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

/** Purposes by which a payment is about a debt, as much as by its words. */
const SUBJECT_PURPOSES: ReadonlySet<PurposeMeaning | undefined> = new Set(['debt', 'loan-charge', 'interest']);

const NO_SUBJECTS: ReadonlySet<CueId> = new Set();
const NO_FINDINGS: TextFindings = { cues: NO_SUBJECTS, hits: new Map() };
const UNSAID: Omit<Reading, 'field'> = { tokens: [], words: [], signs: [], relations: [], ...NO_FINDINGS };

const UNDOUBTED: Pick<Context, 'confidences' | 'suspicions'> = { confidences: undefined, suspicions: new Set() };

/** Nothing outside a name bears on it. */
const OUTSIDE_NAMES: TextContext = { subjects: NO_SUBJECTS, isName: () => false };

/** Prepares one payment for the rules: checks its facts and reads its texts once. */
export function contextOf(given: PaymentFacts, policy: Policy): Context {
  const facts = withPurpose(readFacts(given));
  const amountMinor = readMinor(facts.amount);
  if (amountMinor === undefined) throw new InvalidFacts('amount', 'amount is required.', 'REQUIRED');
  if (!Object.hasOwn(policy.thresholds, facts.currency)) {
    throw new InvalidFacts('currency', 'currency must be one that the policy has thresholds for.', 'NOT_A_CURRENCY');
  }
  const { memo: said = '', counterpartyName: name = '' } = facts;
  const around: PaymentContext = { subjects: subjectsOf(facts), isName: wordOf(name), paidMinor: amountMinor };
  if (facts.type === 'loan') around.lentMinor = amountMinor;
  const memo = said === '' ? { field: 'memo', ...UNSAID } : read('memo', said, around);
  return {
    facts,
    policy,
    amountMinor,
    memo,
    name: name === '' ? NO_FINDINGS : readName('counterpartyName', name, OUTSIDE_NAMES),
    ...doubtsAbout(memo, policy),
  };
}

/** What the text model makes of a memo. */
function doubtsAbout(memo: Reading, { doubt }: Policy): Pick<Context, 'confidences' | 'suspicions'> {
  if (memo.words.length === 0) return UNDOUBTED;
  const [riba = 0, gharar = 0, maysir = 0, halal = 0, kyc = 0] = confidencesIn(memo);
  const confidences = { riba, gharar, maysir, halal, kyc };
  const bounds = memo.words.length < LONG_FROM ? doubt.asksOfBriefFromPct : doubt.asksFromPct;
  let suspicions: Set<Principle> | undefined;
  for (const principle of scored) {
    if (confidences[principle] >= bounds[principle]) (suspicions ??= new Set()).add(principle);
  }
  return { confidences, suspicions: suspicions ?? UNDOUBTED.suspicions };
}

function subjectsOf(facts: PaymentFacts): ReadonlySet<CueId> {
  const subjects = new Set<CueId>();
  if (facts.type === 'loan' || facts.loan !== undefined || facts.latePayment !== undefined) subjects.add('debt');
  if (SUBJECT_PURPOSES.has(meaningOf(facts))) subjects.add('debt');
  if (facts.takaful === true) subjects.add('takaful');
  for (const subject of SUBJECTS_OF_MCC.get(facts.mcc ?? '') ?? []) subjects.add(subject);
  for (const subject of SUBJECTS_OF_ISIC.get(facts.isic ?? '') ?? []) subjects.add(subject);
  return subjects;
}

/** Whether a word is one of a name; few texts ask, and the name is not cut into words before. */
function wordOf(name: string): (word: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (word) => (words ??= new Set(tokenise(name).map((token) => token.text))).has(word);
}
