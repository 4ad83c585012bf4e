import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { hoursSince, type HistoryItem } from '../facts/payment.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor, showMinor } from '../money.ts';
import { isOutgoing, isPayeeOf, payeesOf } from '../payees.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { returnsToOrigin } from '../round-trip.ts';

const DAY_HOURS = 24;
const STAFF = vocabulary('payroll', 'wage', 'wages', 'salary', 'salaries', 'رواتب', 'أجور');

/** Transfers of the same amount to as many wallets as asked. */
const sentTo = (count: number, amount: string): HistoryItem[] =>
  Array.from({ length: count }, (_, index) => ({ amount, to: `W-${index + 1}`, hoursAgo: 2 }));
const withinTheHour = (count: number): HistoryItem[] =>
  Array.from({ length: count }, () => ({ amount: '20', to: 'W-1', minutesAgo: 5 }));
const received = (from: string, amount: string, hoursAgo: number): HistoryItem =>
  ({ direction: 'in', from, amount, hoursAgo });

/** What earlier transfers show together with this one: splitting, speed, passing through, fanning, circling. */
export const kycPatternRules: readonly Rule[] = [
  {
    id: 'KYC-009',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Structuring under a limit', ar: 'تجزئة تحت الحد' },
    reads: ['history', 'sums', 'amount', 'to', 'counterpartyName'],
    when: structured,
    explain: {
      en: '{count} linked payments stand under {limit} and together pass it.',
      ar: '{count} دفعات مرتبطة تقل عن {limit} وتتجاوزه مجتمعة.',
    },
    remedy: { en: 'Aggregate the payments and review them.', ar: 'اجمع الدفعات وراجعها معًا.' },
    cite: cite('fatf-10', 'qatar-law-20-2019', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '3400', to: 'W-1', history: [{ amount: '3400', to: 'W-1', hoursAgo: 24 }] }),
        payment({ amount: '3400', to: 'W-9', history: sentTo(3, '3400') }),
      ],
      violating: [
        payment({
          amount: '3400', to: 'W-1',
          history: [{ amount: '3300', to: 'W-1', hoursAgo: 20 }, { amount: '3450', to: 'W-1', hoursAgo: 50 }],
        }),
        payment({
          amount: '54000', to: 'W-1', sourceOfFunds: 'sale_of_property',
          history: [{ amount: '50000', to: 'W-1', hoursAgo: 20 }, { amount: '53000', to: 'W-1', hoursAgo: 90 }],
        }),
        payment({ amount: '999', to: 'W-1', sums: { toPayeeWeek: { count: 59, amount: '58941' } } }),
      ],
    },
  },
  {
    id: 'KYC-010',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Unusual speed or volume', ar: 'سرعة أو حجم غير معتاد' },
    reads: ['history', 'sums', 'amount', 'dailyMean90d', 'walletKind'],
    when: hurried,
    explain: {
      en: 'The payments of this hour or day are more than is usual.',
      ar: 'دفعات هذه الساعة أو هذا اليوم تفوق المعتاد.',
    },
    remedy: { en: 'Review the sender’s activity.', ar: 'راجع نشاط المرسل.' },
    cite: cite('wolfsberg-monitoring', 'fatf-10', 'own-policy'),
    examples: {
      compliant: [
        payment({ to: 'W-1', history: withinTheHour(9) }),
        payment({ to: 'W-1', history: withinTheHour(10), walletKind: 'business' }),
        payment({ amount: '12000', dailyMean90d: '3000' }),
        payment({ amount: '4', sums: { paidHour: 30, paidDay: { count: 30, amount: '120' } } }),
      ],
      violating: [
        payment({ to: 'W-1', history: withinTheHour(10) }),
        payment({ amount: '12000', dailyMean90d: '2000' }),
        payment({ amount: '120', sums: { paidHour: 30, paidDay: { count: 30, amount: '3600' } } }),
      ],
    },
  },
  {
    id: 'KYC-011',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Rapid pass-through', ar: 'تمرير سريع للأموال' },
    reads: ['history', 'sums', 'amount', 'currency', 'purpose', 'type', 'memo'],
    when: passedThrough,
    explain: {
      en: 'Most of what came in from others within a day goes out again.',
      ar: 'يخرج معظم ما ورد من الآخرين خلال يوم.',
    },
    remedy: { en: 'Review whether the wallet is used for others.', ar: 'راجع هل تُستخدم المحفظة لصالح الغير.' },
    cite: cite('fatf-typologies', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '3600', history: [received('W-1', '9000', 3)] }),
        payment({ amount: '9000', purpose: 'payroll', history: [received('W-1', '9000', 3)] }),
        payment({ amount: '900', sums: { receivedDay: '4000', paidDay: { count: 3, amount: '2200' } } }),
        payment({ amount: '4000', sums: { receivedDay: '4000', fromPayeeDay: '4000' } }),
        payment({ amount: '6', sums: { receivedDay: '39', paidDay: { count: 8, amount: '6847' } } }),
      ],
      violating: [
        payment({ amount: '9000', history: [received('W-1', '10000', 3)] }),
        payment({ amount: '4000', to: 'W-7', history: [received('W-1', '4500', 5), received('W-2', '400', 6)] }),
        payment({ amount: '900', sums: { receivedDay: '4000', paidDay: { count: 3, amount: '2700' } } }),
      ],
    },
  },
  {
    id: 'KYC-012',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Collection or dispersal', ar: 'تجميع أو توزيع أموال' },
    reads: ['history', 'sums', 'to', 'counterpartyName', 'walletKind', 'purpose', 'memo'],
    when: fanned,
    explain: {
      en: 'A person’s wallets deal with {count} different people within a day.',
      ar: 'تتعامل محافظ شخص مع {count} أشخاص مختلفين خلال يوم.',
    },
    remedy: { en: 'Ask what the money is collected or spread for.', ar: 'اسأل عن سبب جمع المال أو توزيعه.' },
    cite: cite('fatf-typologies', 'own-policy'),
    examples: {
      compliant: [
        payment({ to: 'W-99', history: sentTo(6, '50') }),
        payment({ to: 'W-99', history: sentTo(12, '50').slice(0, 9), walletKind: 'business' }),
        payment({ amount: '20', sums: { payees: 9, paidDay: { count: 8, amount: '200' } } }),
      ],
      violating: [
        payment({ to: 'W-99', history: sentTo(7, '50') }),
        payment({ history: Array.from({ length: 8 }, (_, index) => received(`W-${index}`, '50', 2)) }),
        payment({ amount: '500', sums: { payeePayers: 8, payeeReceivedDay: '3500' } }),
        payment({ amount: '50', sums: { payers: 9, receivedDay: '4500' } }),
      ],
    },
  },
  {
    id: 'KYC-013',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Round trip', ar: 'دوران الأموال' },
    reads: ['history', 'to', 'counterpartyName', 'amount', 'memo'],
    when: circled,
    explain: {
      en: 'The money returns to where it came from within days.',
      ar: 'يعود المال إلى مصدره خلال أيام.',
    },
    remedy: { en: 'Review what the round trip is for.', ar: 'راجع الغرض من دوران المال.' },
    cite: cite('fatf-typologies', 'own-policy'),
    examples: {
      compliant: [
        paying('Refund of your deposit', { amount: '1000', to: 'W-1', history: [received('W-1', '1000', 5)] }),
        paying('رد المبلغ المحول بالخطأ', { amount: '1000', to: 'W-1', history: [received('W-1', '1000', 5)] }),
        payment({
          amount: '1000', to: 'W-1',
          history: [{ from: 'W-1', to: 'W-2', amount: '5000', hoursAgo: 90 }, received('W-2', '1000', 5)],
        }),
      ],
      violating: [
        payment({
          amount: '950', to: 'W-1',
          history: [{ from: 'W-1', to: 'W-2', amount: '1000', hoursAgo: 40 }, received('W-2', '990', 20)],
        }),
        payment({
          amount: '2000', to: 'W-1',
          history: [
            { from: 'W-1', to: 'W-2', amount: '2100', hoursAgo: 60 },
            { from: 'W-2', to: 'W-3', amount: '2050', hoursAgo: 50 },
            received('W-3', '2000', 10),
          ],
        }),
      ],
    },
  },
];

/** Transfers of the sender that went out, or came in, within so many hours. */
function transfers({ facts }: Context, direction: 'in' | 'out', hours: number): readonly HistoryItem[] {
  const isSought = direction === 'in' ? (item: HistoryItem) => item.direction === 'in' : isOutgoing;
  return (facts.history ?? []).filter((item) => isSought(item) && hoursSince(item) <= hours);
}

const minor = (item: HistoryItem): bigint => readMinor(item.amount) ?? 0n;
const sum = (items: readonly HistoryItem[]): bigint => items.reduce((total, item) => total + minor(item), 0n);

function structured(context: Context): Match | undefined {
  const { facts, policy, amountMinor } = context;
  const isPayee = isPayeeOf(facts);
  const linked = transfers(context, 'out', policy.linkedWindowHours).filter(({ to }) => isPayee(to));
  const { transferMinor, largeMinor } = policy.thresholds[facts.currency];
  const { nearThresholdPct, nearThresholdCount } = policy.patterns;
  for (const limit of [transferMinor, largeMinor]) {
    const near = [amountMinor, ...linked.map(minor)]
      .filter((value) => value < limit && value * 100n >= limit * nearThresholdPct);
    if (near.length < nearThresholdCount || near.reduce((total, value) => total + value, 0n) < limit) continue;
    const data = { count: String(near.length), limit: `${showMinor(limit)} ${facts.currency}` };
    return { evidence: [fact('amount', facts.amount), fact('history')], data };
  }
  const { count = 0, amount } = facts.sums?.toPayeeWeek ?? {};
  const totalMinor = amountMinor + (readMinor(amount) ?? 0n);
  if (count + 1 < nearThresholdCount || amountMinor >= largeMinor || totalMinor < largeMinor) return undefined;
  const data = { count: String(count + 1), limit: `${showMinor(largeMinor)} ${facts.currency}` };
  return { evidence: [fact('amount', facts.amount), fact('sums')], data };
}

function hurried(context: Context): Match | undefined {
  const { facts, policy: { patterns, thresholds }, amountMinor } = context;
  const { patternMinor } = thresholds[facts.currency];
  const today = transfers(context, 'out', DAY_HOURS);
  const thisHour = today.filter((item) => hoursSince(item) <= 1);
  // This payment counts as well. A business pays many people at once, as on the day of its salaries.
  const isPersonal = facts.walletKind !== 'business';
  if (isPersonal && (thisHour.length + 1 > patterns.perHour || today.length + 1 > patterns.perDay)) {
    return { evidence: [fact('history', `${today.length + 1}`)] };
  }
  const { paidHour = 0, paidDay } = facts.sums ?? {};
  const dayMinor = amountMinor + (readMinor(paidDay?.amount) ?? 0n);
  const isFast = paidHour + 1 > patterns.perHour || (paidDay?.count ?? 0) + 1 > patterns.perDay;
  if (isPersonal && isFast && dayMinor >= patternMinor) return { evidence: [fact('sums', (paidDay?.count ?? 0) + 1)] };
  const usual = readMinor(facts.dailyMean90d);
  const total = amountMinor + sum(today);
  if (usual === undefined || total < patterns.leastUnusualMinor) return undefined;
  if (total <= usual * patterns.usualDays) return undefined;
  return { evidence: [fact('amount', facts.amount), fact('dailyMean90d', facts.dailyMean90d)] };
}

/** Wages go out as they came in, and to many at once. */
function paysStaff({ facts, memo }: Context): boolean {
  return STAFF.has(facts.purpose) || memo.cues.has('payroll');
}

function passedThrough(context: Context): Match | undefined {
  const { facts, policy, amountMinor } = context;
  if (paysStaff(context) || facts.type === 'escrow') return undefined;
  const { transferMinor, patternMinor } = policy.thresholds[facts.currency];
  const { receivedDay, fromPayeeDay, paidDay } = facts.sums ?? {};
  const isPassed = (cameIn: bigint, goesOut: bigint) => cameIn > 0n && goesOut >= transferMinor
    && goesOut * 100n >= cameIn * policy.patterns.passThroughPct;
  const isPayee = isPayeeOf(facts);
  // What goes back to whom it came from is not passed on.
  const cameIn = sum(transfers(context, 'in', DAY_HOURS).filter(({ from }) => !isPayee(from)));
  if (amountMinor >= transferMinor && isPassed(cameIn, amountMinor + sum(transfers(context, 'out', DAY_HOURS)))) {
    return { evidence: [fact('amount', facts.amount), fact('history', showMinor(cameIn))] };
  }
  const inAllMinor = (readMinor(receivedDay) ?? 0n) - (readMinor(fromPayeeDay) ?? 0n);
  // Who pays much and received little passes nothing on.
  const goesOutMinor = amountMinor + (readMinor(paidDay?.amount) ?? 0n);
  if (inAllMinor < patternMinor || !isPassed(inAllMinor, goesOutMinor)) return undefined;
  return { evidence: [fact('amount', facts.amount), fact('sums', showMinor(inAllMinor))] };
}

function fanned(context: Context): Match | undefined {
  const { facts, policy: { patterns, thresholds }, amountMinor } = context;
  if (paysStaff(context)) return undefined;
  const { patternMinor } = thresholds[facts.currency];
  const { sums = {} } = facts;
  const told = (field: 'history' | 'sums', people: number) => (people < patterns.fanOut ? undefined
    : { evidence: [fact(field, people)], data: { count: String(people) } });
  const counted = (people = 0, totalMinor = 0n) => (totalMinor >= patternMinor ? people : 0);
  const collects = counted(sums.payeePayers, amountMinor + (readMinor(sums.payeeReceivedDay) ?? 0n));
  if (facts.walletKind === 'business') return told('sums', collects);
  const senders = new Set(transfers(context, 'in', DAY_HOURS).map(({ from }) => from));
  const receivers = new Set(transfers(context, 'out', DAY_HOURS).map(({ to }) => to));
  if (![...receivers].some(isPayeeOf(facts))) receivers.add(payeesOf(facts)[0]);
  senders.delete(undefined);
  receivers.delete(undefined);
  const spread = counted(sums.payees, amountMinor + (readMinor(sums.paidDay?.amount) ?? 0n));
  const collected = counted(sums.payers, readMinor(sums.receivedDay));
  return told('history', Math.max(senders.size, receivers.size)) ?? told('sums', Math.max(collects, spread, collected));
}

function circled({ facts, policy: { patterns }, amountMinor, memo }: Context): Match | undefined {
  // What is openly given back has a reason to return.
  if (memo.cues.has('given-back')) return undefined;
  const recent = (facts.history ?? []).filter((item) => hoursSince(item) <= patterns.roundTripHours);
  if (recent.length === 0) return undefined;
  const enough = (value: bigint) => value * patterns.roundTripPct <= amountMinor * 100n
    && amountMinor * patterns.roundTripPct <= value * 100n;
  const origin = payeesOf(facts).find((payee) => returnsToOrigin(payee, recent, enough));
  if (origin === undefined) return undefined;
  return { evidence: [fact(origin === facts.to ? 'to' : 'counterpartyName', origin), fact('history')] };
}
