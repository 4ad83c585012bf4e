import type { CueId } from '../lexicon/cues.ts';
import type { Evidence } from '../verdict.ts';
import { currencyOf, type AmountMention } from './amounts.ts';
import { purposeOf } from './guards.ts';
import { findBareIncrease } from './bare-increase.ts';
import { findLoanIncrease } from './loan-increase.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';
import { distance, hull, sameCurrency, spoken, type Found, type RelationContext } from './relation-context.ts';

/** A relation between amounts that a text describes, whatever words it avoids. */
export interface Relation {
  rule: string;
  evidence: Evidence;
  /** What is handed over and what comes back, in minor units. */
  given?: bigint;
  received?: bigint;
}

const RATE_REACH = 8;
const MONEY_AT_WORK: readonly CueId[] = [
  'lend', 'debt', 'debt-carrier', 'banking', 'keeps-money', 'capital', 'instalment-count',
];
const NO_RATE_ON_MONEY: readonly CueId[] = ['sale-or-service', 'lawful-rate', 'charity', 'islamic-paper'];
const DEAL_REACH = 16;
const HANDS: readonly CueId[] = ['hand-over', 'comes-back', 'right-now', 'pay-me'];
const LATER: readonly CueId[] = ['settles-later', 'comes-later', 'deferred'];
const NO_EXCHANGE: readonly CueId[] = ['payment-versus-payment', 'lend'];

const ZAKAT_REACH = 4;
/** One fortieth, and its spellings for the solar year, in hundredths of a percent. */
const ZAKAT_RATES: ReadonlySet<bigint> = new Set([250n, 257n, 258n]);
/** Words that set one sum against another. */
const FOR = new Set(['for', 'against', 'مقابل', 'بدل']);
const TO_NEW_SUM = new Set([
  'to', 'at', 'becomes', 'became', 'now', 'as', 'new', 'الي', 'تصبح', 'يصبح', 'يصير', 'تصير', 'ب',
]);

const finders: readonly ((context: RelationContext) => Found | undefined)[] = [
  findLoanIncrease, findRateOnDebt, findTimedRate, findDeferredExchange, findUnequalExchange, findBuyBack,
  findPaperBelowFace, findDearerReschedule, findZakatRate, findBareIncrease,
];

/** The amount relations that a text describes. */
export function findRelations(
  scan: Scan,
  amounts: readonly AmountMention[],
  around: { subjects: ReadonlySet<CueId>; lentMinor?: bigint; paidMinor: bigint },
  evidenceOf: (span: Span) => Evidence,
): Relation[] {
  // A relation takes two: sums, or words that say what is done with one.
  if (amounts.length + scan.cues.size < 2) return [];
  const context: RelationContext = {
    scan,
    money: amounts.filter((amount) => amount.kind === 'money'),
    percents: amounts.filter((amount) => amount.kind === 'percent' && amount.value > 0n),
    subjects: around.subjects,
    lentMinor: around.lentMinor,
    paidMinor: around.paidMinor,
  };
  const found: Relation[] = [];
  for (const finder of finders) {
    const relation = finder(context);
    if (relation === undefined) continue;
    const { rule, given, received } = relation;
    const amountsSeen = given === undefined || received === undefined ? {} : { given, received };
    found.push({ rule, evidence: evidenceOf(relation), ...amountsSeen });
  }
  return found;
}

/** "2% of the loan", "5% per month on what is outstanding": a percentage charged on money owed. */
function findRateOnDebt({ scan, percents, subjects }: RelationContext): Found | undefined {
  for (const percent of percents) {
    const debt = spoken(scan, 'debt').find((span) => distance(span, percent) <= RATE_REACH);
    if (debt === undefined && !subjects.has('debt')) continue;
    if (scan.cues.has('lawful-rate') || purposeOf(scan, percent, 'riba') !== undefined) continue;
    const fee = spoken(scan, 'fee').find((span) => distance(span, percent) <= RATE_REACH);
    const timed = spoken(scan, 'per-period').find((span) => distance(span, percent) <= 2);
    const charged = scan.cues.get('charged-at')?.find((span) => span.to === percent.from);
    const share = scan.tokens[percent.to]?.text === 'of' || scan.tokens[percent.to]?.text === 'من';
    if (fee === undefined && timed === undefined && (charged === undefined || share)) continue;
    const span = hull(percent, ...[debt, fee, timed].filter((part) => part !== undefined));
    return { rule: fee === undefined ? 'RIBA-002' : 'RIBA-004', ...span };
  }
  return undefined;
}

/** "Four thousand for six months at two percent a month": money that earns by time, where nothing is let or sold. */
function findTimedRate({ scan, percents }: RelationContext): Found | undefined {
  if (percents.length === 0 || NO_RATE_ON_MONEY.some((cue) => scan.cues.has(cue))) return undefined;
  for (const percent of percents) {
    if (purposeOf(scan, percent, 'riba') !== undefined) continue;
    const timed = spoken(scan, 'per-period').find((span) => distance(span, percent) <= 2);
    const money = MONEY_AT_WORK.flatMap((cue) => spoken(scan, cue))
      .find((span) => distance(span, percent) <= RATE_REACH);
    if (timed !== undefined && money !== undefined) return { rule: 'RIBA-002', ...hull(percent, timed, money) };
  }
  return undefined;
}

/** Two currencies change hands, but one side comes later. */
function findDeferredExchange({ scan }: RelationContext): Found | undefined {
  if (!LATER.some((cue) => scan.cues.has(cue))) return undefined;
  const exchange = spoken(scan, 'exchange')[0];
  if (exchange === undefined && !HANDS.some((cue) => spoken(scan, cue).length > 0)) return undefined;
  const later = LATER.flatMap((cue) => spoken(scan, cue))[0];
  if (later === undefined || NO_EXCHANGE.some((cue) => scan.cues.has(cue))) return undefined;
  // Money changed for a journey is spent later; "after the holidays" is only a day.
  if (spoken(scan, 'travelling').some((journey) => distance(journey, later) > 0)) return undefined;
  const named = new Map<string, number>();
  scan.tokens.forEach((token, index) => {
    const currency = currencyOf(token);
    if (currency !== undefined && !named.has(currency)) named.set(currency, index);
  });
  if (named.size < 2) return undefined;
  const currencies = [...named.values()].slice(0, 2).map((index) => ({ from: index, to: index + 1 }));
  const span = hull(exchange ?? later, later, ...currencies);
  return span.to - span.from <= DEAL_REACH + RATE_REACH ? { rule: 'RIBA-010', ...span } : undefined;
}

/** Notes, coins or balances of one currency are exchanged for more or less of the same. */
function findUnequalExchange({ scan, money }: RelationContext): Found | undefined {
  const [cash, otherCash] = spoken(scan, 'cash-form');
  if (cash === undefined) return undefined;
  const isOneForTheOther = scan.tokens.some(({ text }) => FOR.has(text));
  const exchange = spoken(scan, 'exchange')[0] ?? (isOneForTheOther ? otherCash : undefined);
  const [first, second] = money;
  if (exchange === undefined || first === undefined || second === undefined) return undefined;
  if (scan.cues.has('fee') || first.value === second.value || !sameCurrency(first, second)) return undefined;
  const span = hull(exchange, first, second);
  if (span.to - span.from > DEAL_REACH) return undefined;
  return { rule: 'RIBA-009', given: first.value, received: second.value, ...span };
}

/** Something is sold and bought back by the same hands at another price. */
function findBuyBack({ scan, money }: RelationContext): Found | undefined {
  const sale = spoken(scan, 'sell')[0];
  const back = spoken(scan, 'buy-back')[0];
  const [first, second] = money;
  if (sale === undefined || back === undefined || first === undefined || second === undefined) return undefined;
  if (first.value === second.value || !sameCurrency(first, second)) return undefined;
  return { rule: 'RIBA-015', given: first.value, received: second.value, ...hull(sale, back, first, second) };
}

/** A cheque, bill, invoice or debt changes hands for less than it says. */
function findPaperBelowFace({ scan, money }: RelationContext): Found | undefined {
  const deal = spoken(scan, 'trade')[0];
  const [first, second] = money;
  if (deal === undefined || first === undefined || second === undefined) return undefined;
  if (first.value === second.value || !sameCurrency(first, second) || scan.cues.has('to-debtor')) return undefined;
  const paper = spoken(scan, 'commercial-paper')[0];
  const debt = paper ?? spoken(scan, 'receivable')[0];
  if (debt === undefined || distance(deal, debt) > RATE_REACH) return undefined;
  if (debt.from > hull(first, second).from && debt.from - first.to > RATE_REACH) return undefined;
  return { rule: paper === undefined ? 'RIBA-013' : 'RIBA-014', ...hull(deal, debt, first, second) };
}

/** A debt is rescheduled from one sum to a higher one. */
function findDearerReschedule({ scan, money, subjects }: RelationContext): Found | undefined {
  const change = spoken(scan, 'reschedule')[0];
  if (change === undefined || !(scan.cues.has('debt') || subjects.has('debt'))) return undefined;
  for (const [index, before] of money.entries()) {
    const after = money[index + 1];
    if (after === undefined || after.value <= before.value || !sameCurrency(before, after)) continue;
    const span = hull(change, before, after);
    const raised = scan.tokens.slice(before.to, after.from).some(({ text }) => TO_NEW_SUM.has(text));
    if (!raised || span.to - span.from > DEAL_REACH) continue;
    return { rule: 'RIBA-008', given: before.value, received: after.value, ...span };
  }
  return undefined;
}

/** "Zakat at 2%": zakat on money by another rate than one fortieth; crops and minerals have rates of their own. */
function findZakatRate({ scan, percents }: RelationContext): Found | undefined {
  if (percents.length === 0 || scan.cues.has('own-zakat-rate')) return undefined;
  for (const zakat of spoken(scan, 'zakat')) {
    const rate = percents.find((percent) => distance(percent, zakat) <= ZAKAT_REACH);
    if (rate !== undefined && !ZAKAT_RATES.has(rate.value)) return { rule: 'ZKT-001', ...hull(zakat, rate) };
  }
  return undefined;
}
