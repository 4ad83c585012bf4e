import type { CueId } from '../lexicon/cues.ts';
import type { AmountMention } from './amounts.ts';
import { instalmentsOf } from './loan-increase.ts';
import { smallNumber } from './number-words.ts';
import type { Span } from './phrase-tree.ts';
import { distance, hull, sameCurrency, spoken, type Found, type RelationContext } from './relation-context.ts';

/** More than double is rarely a return of what was handed over. */
const MOST_TIMES = 2n;
const REACH = 10;
const MOST_SUMS = 3;
/** A thousand of money, in minor units. */
const THOUSAND = 100_000n;

const BACK: readonly CueId[] = ['repay', 'comes-back', 'pay-me', 'take-in'];
const LATER: readonly CueId[] = ['deadline', 'settles-later', 'comes-later'];
const HANDED_OVER: readonly CueId[] = ['lend', 'hand-over', 'right-now', 'keeps-money'];
const OTHER_REASONS: readonly CueId[] = [
  'exchange', 'unpromised', 'actual-cost', 'lawful-rate', 'outside-prize', 'foreign-currency',
];
/** What the borrower needs the money for: "for his rent" hires nothing from the lender. */
const OF_THE_BORROWER = new Set(['for', 'his', 'her', 'their', 'friends', 'عشان', 'علشان']);

/** Words that make the second sum the whole, another loan, or what the money is spent on. */
const PART_OR_PURPOSE = new Set(['of', 'from', 'out', 'to', 'and', 'plus', 'then', 'من', 'و', 'ثم', 'عشان', 'اصل']);

/** Words that make the two sums prices to choose from, or two payments. */
const EITHER = new Set(['or', 'other', 'another', 'او', 'ثاني', 'الثانيه']);
/** Words that set one sum against another, and those that make the other a sum known to both. */
const AGAINST = new Set(['for', 'against', 'badal']);
const KNOWN = new Set(['the', 'his', 'her', 'their', 'my', 'our', 'every', 'each', 'el']);
/** What may follow a sum that counts money: "the 1,000 he lent", but not "the 1,000 buttons". */
const AFTER_MONEY = new Set(['he', 'she', 'they', 'we', 'i', 'you', 'that', 'of', 'from', 'on', 'in']);
/** Whoever writes the memo, as the one who is given to and the one who gives. */
const TO_PAYER = new Set(['me', 'us']);
const BY_PAYER = new Set(['i', 'we']);

/** A sum that comes to the payer, with the words that say so. */
interface Coming {
  sum: AmountMention;
  total: bigint;
  back: Span;
}

/**
 * Money now for more money later, though no loan is named: the text speaks of two sums, or of one besides the payment
 * itself, of handing over or of a later day, and of nothing that is bought, hired or paid for.
 */
export function findBareIncrease(context: RelationContext): Found | undefined {
  const { scan, money } = context;
  if (money.length === 0 || money.length > MOST_SUMS) return undefined;
  // One sum alone says nothing unless words say that it comes back.
  if (money.length === 1 && !BACK.some((cue) => scan.cues.has(cue))) return undefined;
  if (OTHER_REASONS.some((cue) => scan.cues.has(cue))) return undefined;
  const lent = lentForMore(context);
  if (lent !== undefined) return lent;
  if (isTrade(context)) return undefined;
  const dearer = owedInParts(context) ?? nowAndLater(context) ?? untoldThousands(context) ?? crossesHands(context)
    ?? moneyForMoney(context);
  if (dearer !== undefined) return dearer;
  const isLater = LATER.some((cue) => spoken(scan, cue).length > 0);
  for (const { sum, total, back } of comingBack(context)) {
    const handed = HANDED_OVER.some((cue) => spoken(scan, cue).some((span) => span.from < Math.max(back.to, sum.to)));
    if (!isLater && !handed) continue;
    const given = money.find((other) => other !== sum && sameCurrency(other, sum) && grows(other.value, total));
    if (given !== undefined) {
      return { rule: 'RIBA-001', given: given.value, received: total, ...hull(given, sum, back) };
    }
    if (money.length > 1 || !isLater || !handed || back.from === 0 || !grows(context.paidMinor, total)) continue;
    return { rule: 'RIBA-001', given: context.paidMinor, received: total, ...hull(sum, back) };
  }
  return undefined;
}

/** "Lending Sara 3,000; she promised 3,150": where a loan is named, the greater second sum is what comes back. */
function lentForMore(context: RelationContext): Found | undefined {
  const { scan, money } = context;
  const [first, second] = money;
  if (first === undefined || second === undefined || money.length > 2 || !sameCurrency(first, second)) return undefined;
  const loan = spoken(scan, 'lend').find((span) => span.from < second.from && distance(span, first) <= REACH);
  const total = second.value * BigInt(instalmentsOf(context, second));
  if (loan === undefined || !grows(first.value, total)) return undefined;
  const between = scan.tokens.slice(first.to, second.from).map(({ text }) => text);
  const isPartOrPurpose = between.some((word) => PART_OR_PURPOSE.has(word));
  const isRepaid = spoken(scan, 'repay').some((span) => span.to <= first.from);
  return isPartOrPurpose || isRepaid ? undefined
    : { rule: 'RIBA-001', given: first.value, received: total, ...hull(loan, first, second) };
}

/** "Two payments of 500 for the 900 I owe": the parts of a debt add up to more than the debt. */
function owedInParts(context: RelationContext): Found | undefined {
  const [part, owed] = context.money;
  const loan = spoken(context.scan, 'lend')[0];
  if (part === undefined || owed === undefined || loan === undefined || !sameCurrency(part, owed)) return undefined;
  if (context.scan.tokens[part.from - 1]?.text !== 'of') return undefined;
  const total = part.value * BigInt(instalmentsOf(context, part));
  if (total === part.value || context.money.length > 2 || !grows(owed.value, total)) return undefined;
  return { rule: 'RIBA-001', given: owed.value, received: total, ...hull(part, owed, loan) };
}

/** "Five thousand today, six after the summer": the same money, dearer for the time between. */
function nowAndLater({ scan, money }: RelationContext): Found | undefined {
  const [first, second] = money;
  if (first === undefined || second === undefined || money.length > 2) return undefined;
  if (!grows(first.value, second.value)) return undefined;
  const isNow = spoken(scan, 'right-now').some((span) => distance(span, first) <= 2 && span.from < second.from);
  const later = LATER.flatMap((cue) => spoken(scan, cue))
    .find((span) => distance(span, second) <= 3 && span.to > first.to);
  const isChoice = scan.tokens.slice(first.to, second.from).some(({ text }) => EITHER.has(text));
  if (!isNow || isChoice || later === undefined) return undefined;
  return { rule: 'RIBA-001', given: first.value, received: second.value, ...hull(first, second, later) };
}

/** "He hands me 3,000 this week and I hand him 3,300 when school ends": more goes back the way the first sum came. */
function crossesHands({ scan, money }: RelationContext): Found | undefined {
  const [first, second] = money;
  if (first === undefined || second === undefined || money.length > 2) return undefined;
  if (!sameCurrency(first, second) || !grows(first.value, second.value)) return undefined;
  const later = LATER.flatMap((cue) => spoken(scan, cue)).find((span) => distance(span, second) <= REACH);
  const names = (words: ReadonlySet<string>, from: number, to: number) =>
    scan.tokens.slice(from, to).some(({ text }) => words.has(text));
  const comes = names(TO_PAYER, 0, first.from) && names(BY_PAYER, first.to, second.from);
  const goes = names(BY_PAYER, 0, first.from) && names(TO_PAYER, first.to, second.from);
  if (later === undefined || !(comes || goes)) return undefined;
  return { rule: 'RIBA-001', given: first.value, received: second.value, ...hull(first, second, later) };
}

/** "2,200 for the 2,000", "3,000 now for his 3,300": a sum is given for another, and nothing else is. */
function moneyForMoney(context: RelationContext): Found | undefined {
  const { scan, money } = context;
  const [first, second] = money;
  if (first === undefined || second === undefined || money.length > 2 || !sameCurrency(first, second)) return undefined;
  if (instalmentsOf(context, first) > 1) return undefined;
  const [given, received] = first.value < second.value ? [first, second] : [second, first];
  const isKnown = KNOWN.has(scan.tokens[second.from - 1]?.text ?? '');
  const isAgainst = AGAINST.has(scan.tokens[second.from - 2]?.text ?? '');
  if (!isKnown || !isAgainst || !grows(given.value, received.value)) return undefined;
  const next = scan.tokens[second.to];
  if (next?.kind === 'word' && !AFTER_MONEY.has(next.text)) return undefined;
  return { rule: 'RIBA-001', given: given.value, received: received.value, ...hull(first, second) };
}

/** "Six thousand, to be repaid seven": the thousands of the second number are not told again. */
function untoldThousands({ scan, money, paidMinor }: RelationContext): Found | undefined {
  const [only] = money;
  const given = only ?? { value: paidMinor, from: 0, to: 0 };
  if (money.length > 1 || given.value < THOUSAND || given.value % THOUSAND !== 0n) return undefined;
  for (const back of BACK.flatMap((cue) => spoken(scan, cue))) {
    const at = Math.max(back.to, given.to);
    const count = smallNumber(scan.tokens[at]) ?? 0;
    const isCounted = scan.cues.get('unit')?.some((span) => span.from === at + 1) ?? false;
    const received = BigInt(count) * THOUSAND;
    if (at - back.to > 1 || isCounted || !grows(given.value, received)) continue;
    return { rule: 'RIBA-001', given: given.value, received, ...hull(given, back, { from: at, to: at + 1 }) };
  }
  return undefined;
}

function comingBack(context: RelationContext): Coming[] {
  const spans = BACK.flatMap((cue) => spoken(context.scan, cue)).filter((span) => span.from > 0);
  return spans.flatMap((back) => {
    const after = context.money.find((sum) => sum.to > back.from && distance(sum, back) <= REACH);
    const before = context.money.findLast((sum) => sum.to <= back.from && distance(sum, back) <= 2);
    return [after, before].filter((sum) => sum !== undefined)
      .map((sum) => ({ sum, back, total: sum.value * BigInt(instalmentsOf(context, sum)) }));
  });
}

/** True when something is sold, hired or served for the money; "when his salary lands" only tells the day. */
function isTrade({ scan }: RelationContext): boolean {
  const days = LATER.flatMap((cue) => spoken(scan, cue));
  return spoken(scan, 'sale-or-service').some(({ from, to }) =>
    !OF_THE_BORROWER.has(scan.tokens[from - 1]?.text ?? '') && !days.some((day) => day.from <= from && to <= day.to));
}

function grows(given: bigint, received: bigint): boolean {
  return received > given && received <= given * MOST_TIMES;
}
