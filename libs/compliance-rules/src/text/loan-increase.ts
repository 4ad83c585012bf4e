import type { CueId } from '../lexicon/cues.ts';
import type { AmountMention } from './amounts.ts';
import { smallNumber } from './number-words.ts';
import type { Span } from './phrase-tree.ts';
import { distance, hull, sameCurrency, spoken, type Found, type RelationContext } from './relation-context.ts';

const REACH = 8;
const BEHIND = 3;
const NEXT_TO = 4;
const PURPOSE_WORDS = new Set(['to', 'for', 'عشان', 'علشان', 'حتي', 'لكي']);
const MOST_INSTALMENTS = 1_000;
/** Most texts say nothing that could be a return. */
const RETURNS: readonly CueId[] = ['repay', 'pay-me', 'take-in', 'pays'];

interface Repayment {
  total: bigint;
  span: Span;
  amount: AmountMention;
}

/** More is to come back than was handed over, whatever the text calls it. */
export function findLoanIncrease(context: RelationContext): Found | undefined {
  if (!RETURNS.some((cue) => context.scan.cues.has(cue))) return undefined;
  const returns = [...spoken(context.scan, 'repay'), ...paymentsToLender(context)];
  if (returns.length === 0 || context.scan.cues.has('actual-cost')) return undefined;
  for (const back of returns) {
    const loan = loanOf(context, back);
    const extra = extraOf(context, back, loan);
    if (extra !== undefined) return extra;
    const repayment = repaymentOf(context, back, loan?.amount);
    if (repayment === undefined) continue;
    const given = loan?.amount?.value ?? sumLentByPayment(context, back, repayment);
    if (given === undefined || repayment.total <= given) continue;
    if (loan?.amount !== undefined && !sameCurrency(loan.amount, repayment.amount)) continue;
    if (isSumOfLoans(context, back, repayment)) continue;
    const parts = [repayment.span, back, loan?.verb, loan?.amount].filter((part) => part !== undefined);
    return { rule: 'RIBA-001', given, received: repayment.total, ...hull(...parts) };
  }
  return undefined;
}

/** "He sends me 7,700 in three months" returns a loan when one is named, or when nothing is sold for it. */
function paymentsToLender({ scan, subjects }: RelationContext): readonly Span[] {
  const loanNamed = scan.cues.has('lend') || subjects.has('debt');
  const onlyMoney = scan.cues.has('deadline') && !scan.cues.has('sale-or-service');
  const toLender = loanNamed || onlyMoney ? spoken(scan, 'pay-me') : [];
  const lenderTakes = scan.cues.has('lend-verb') ? spoken(scan, 'take-in') : [];
  // "Borrowed 500 to pay 800 rent" pays somebody else.
  const borrowerPays = spoken(scan, 'pays').filter(({ from }) => !PURPOSE_WORDS.has(scan.tokens[from - 1]?.text ?? ''));
  return scan.cues.has('lend') && scan.cues.has('deadline')
    ? [...toLender, ...lenderTakes, ...borrowerPays] : [...toLender, ...lenderTakes];
}

function loanOf(
  { scan, money }: RelationContext, back: Span,
): { verb: Span; amount: AmountMention | undefined } | undefined {
  const outside = (span: Span) => span.to <= back.from || span.from >= back.to;
  const verbs = [...spoken(scan, 'lend'), ...spoken(scan, 'hand-over')].filter(outside);
  for (const verb of verbs) {
    const after = money.find((sum) => sum.from >= verb.to && sum.from - verb.to <= REACH && !follows(back, verb, sum));
    const behind = money.findLast((sum) => sum.to <= verb.from && verb.from - sum.to <= BEHIND);
    const amount = behind !== undefined && verb.from - behind.to <= 1 ? behind : (after ?? behind);
    if (amount !== undefined) return { verb, amount };
  }
  const verb = spoken(scan, 'lend').find(outside);
  return verb === undefined ? undefined : { verb, amount: undefined };
}

/** True when the verb of returning stands between the verb of lending and the sum. */
function follows(back: Span, verb: Span, sum: Span): boolean {
  return back.from >= verb.to && back.to <= sum.from;
}

function repaymentOf(context: RelationContext, back: Span, lent: AmountMention | undefined): Repayment | undefined {
  const others = context.money.filter((sum) => sum !== lent);
  const amount =
    others.find((sum) => sum.from >= back.to && sum.from - back.to <= REACH) ??
    others.findLast((sum) => sum.to <= back.from && back.from - sum.to <= BEHIND);
  if (amount === undefined) return undefined;
  const times = instalmentsOf(context, amount);
  return { amount, total: amount.value * BigInt(times), span: amount };
}

/** "90 monthly for 12 months", "12 payments of 90" and "90 x 12" are twelve times ninety. */
export function instalmentsOf({ scan }: RelationContext, amount: AmountMention): number {
  const multiplied = scan.tokens[amount.to]?.text === 'x' ? smallNumber(scan.tokens[amount.to + 1]) : undefined;
  const parts = scan.tokens[amount.from - 1]?.text === 'of' ? smallNumber(scan.tokens[amount.from - 3]) : undefined;
  const told = multiplied ?? parts;
  if (told !== undefined && told > 1) return Math.min(told, MOST_INSTALMENTS);
  const counted = scan.cues.get('instalment-count')?.find((span) => distance(span, amount) <= NEXT_TO);
  if (counted === undefined) return 1;
  const of = scan.tokens[counted.to]?.text === 'of' || scan.tokens[counted.to]?.text === 'x';
  const periodic = scan.cues.get('per-period')?.some((span) => distance(span, amount) <= 1) ?? false;
  if (!of && !periodic) return 1;
  const count = smallNumber(scan.tokens[counted.from]) ?? 1;
  return Math.max(1, Math.min(count, MOST_INSTALMENTS));
}

/** "Return it with 90 on top", "and 10% more", "double". */
function extraOf(
  { scan, money, percents, subjects }: RelationContext,
  back: Span,
  loan: { verb: Span; amount: AmountMention | undefined } | undefined,
): Found | undefined {
  if (loan === undefined && !subjects.has('debt')) return undefined;
  if (scan.cues.has('unpromised')) return undefined;
  const extra = spoken(scan, 'extra').find((span) => span.from >= back.from && span.from - back.to <= REACH);
  if (extra === undefined) return undefined;
  const parts = [loan?.verb, loan?.amount, back, extra].filter((part) => part !== undefined);
  const more = money.find((sum) => sum !== loan?.amount && sum.from >= back.to && distance(sum, extra) <= 2);
  if (more !== undefined && loan?.amount !== undefined && more.value < loan.amount.value) {
    const given = loan.amount.value;
    return { rule: 'RIBA-001', given, received: given + more.value, ...hull(more, ...parts) };
  }
  const rate = percents.find((percent) => distance(percent, extra) <= 2);
  return { rule: 'RIBA-001', ...hull(...[rate, ...parts].filter((part) => part !== undefined)) };
}

/** The payment's own amount is the loan unless it is itself the repayment. */
function sumLentByPayment({ scan, lentMinor }: RelationContext, back: Span, repayment: Repayment): bigint | undefined {
  const opensWithReturn = back.from === 0;
  const isTheLoan = spoken(scan, 'lend').some((span) => distance(span, repayment.amount) <= 1);
  return opensWithReturn || isTheLoan ? undefined : lentMinor;
}

/** Several sums lent one after another may come back together. */
function isSumOfLoans({ money, scan }: RelationContext, back: Span, repayment: Repayment): boolean {
  const others = money.filter((sum) => sum !== repayment.amount);
  if (others.length > 1 && others.reduce((total, sum) => total + sum.value, 0n) === repayment.total) return true;
  const before = others.filter((sum) => sum.to <= back.from);
  if (before.length < 2 || scan.cues.has('extra')) return false;
  return before.reduce((total, sum) => total + sum.value, 0n) >= repayment.total;
}
