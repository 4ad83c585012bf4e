import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportDetailDto } from '@connect/sdk';
import { rows } from '../../src/platform/database/sql.ts';

interface Payment {
  id: string; type: string; network: string; from_wallet_id: string | null; to_wallet_id: string;
  zakat_mode: string | null;
  quorum: number | null; is_escrow: boolean; created_at: Date; completed_at: Date | null;
}
interface Verdict {
  transaction_id: string; action: string; ruleset_version: string; profile: string;
  result: { score: number; principles: Record<string, string>;
    findings: { ruleId: string; principle: string; remedy: { en: string; ar: string } }[] };
}
interface Entry { transaction_id: string; account_id: string; amount_minor: string }
interface Case { bank_id: string; decision: string | null; opened_at: Date; ended_at: Date | null }
interface Wallet { id: string; bank_id: string }
interface Account { id: string; kind: string }
interface Settings { version: number; activated_at: Date | null }

const HOUR_MS = 3_600_000;
const tenth = (sum: number, count: number): number | null => (count === 0 ? null : Math.round((sum * 10) / count) / 10);
const money = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The figures of a report, worked out from whole tables in plain loops, without any of the program's own sums. */
export const recompute = async (em: EntityManager, report: ReportDetailDto) => {
  const all = <Row>(table: string) => rows<Row>(em.fork(), `select * from ${table}`);
  const [payments, verdicts, entries, cases] = [await all<Payment & { ordinal: string }>('transaction'),
    await all<Verdict>('verdict'), await all<Entry>('entry'), await all<Case>('review_case')];
  const wallets = new Map((await all<Wallet>('wallet')).map((wallet) => [wallet.id, wallet.bank_id]));
  const kinds = new Map((await all<Account>('account')).map((account) => [account.id, account.kind]));
  const banks = await rows<{ id: string; name: string }>(em.fork(), 'select id, name from bank');
  const bank = report.bankName === null ? null : banks.find(({ name }) => name === report.bankName)!.id;
  const [from, to] = [Date.parse(report.from), Date.parse(report.to)];
  const within = (moment: Date | null): boolean =>
    moment !== null && +new Date(moment) >= from && +new Date(moment) < to;

  const judged = payments.flatMap((payment) => {
    const verdict = verdicts.find((one) => one.transaction_id === payment.id);
    const isIts = bank === null || wallets.get(payment.from_wallet_id ?? '') === bank;
    return verdict && within(payment.created_at) && isIts ? [{ ...payment, ...verdict }] : [];
  }).sort((a, b) => Number(a.ordinal) - Number(b.ordinal));
  type Judged = (typeof judged)[number];
  const figures = (some: Judged[]) => ({
    transactions: some.length, compliant: some.filter((p) => p.action === 'allow').length,
    flagged: some.filter((p) => p.action === 'review').length, rejected: some.filter((p) => p.action === 'block').length,
    averageScore: tenth(some.reduce((sum, p) => sum + p.result.score, 0), some.length),
  });
  const kindOf = (p: Judged): string =>
    (p.is_escrow ? 'escrow' : p.quorum !== null ? 'approval' : p.zakat_mode !== null ? 'zakat' : 'standard');
  const whole = figures(judged);

  interface Found { ruleId: string; principle: string; remedy: object; paid: Set<string>; refused: Set<string> }
  const found = new Map<string, Found>();
  for (const payment of judged) {
    for (const { ruleId, principle, remedy } of payment.result.findings) {
      const rule = found.get(ruleId) ?? { ruleId, principle, remedy, paid: new Set(), refused: new Set() };
      rule.paid.add(payment.id);
      if (payment.action === 'block') rule.refused.add(payment.id);
      found.set(ruleId, rule);
    }
  }
  // What is given back counts where it had been paid.
  const payersBank = ({ type, from_wallet_id: from, to_wallet_id: to }: Payment): string | undefined =>
    (type === 'reversal' ? undefined : wallets.get(from ?? '')) ?? wallets.get(to);
  const completed = payments.filter((p) => within(p.completed_at) && (bank === null || payersBank(p) === bank));
  const known = cases.filter((c) => (bank === null || c.bank_id === bank) && +new Date(c.opened_at) < to
    && (c.ended_at === null || +new Date(c.ended_at) >= from));
  const isOpen = (c: Case): boolean => c.ended_at === null || +new Date(c.ended_at) >= to;
  const ages = known.filter(isOpen).map((c) => (to - +new Date(c.opened_at)) / HOUR_MS);
  const waits = known.filter((c) => !isOpen(c) && c.decision !== null)
    .map((c) => (+new Date(c.ended_at!) - +new Date(c.opened_at)) / HOUR_MS).sort((a, b) => a - b);
  const ended = (decision: string | null) => known.filter((c) => !isOpen(c) && c.decision === decision).length;
  const days = Array.from({ length: Math.round((to - from) / 86_400_000) },
    (_, n) => new Date(from + n * 86_400_000).toISOString().slice(0, 10));
  const groups = (nameOf: (p: Judged) => string): string[] => [...new Set(judged.map(nameOf))].sort();
  const versions = (await all<Settings>('ruleset')).filter((s) => s.activated_at !== null)
    .sort((a, b) => +new Date(a.activated_at!) - +new Date(b.activated_at!));

  return {
    from: report.from, to: report.to, overallScore: whole.averageScore, totalTransactions: whole.transactions,
    compliantTransactions: whole.compliant, flaggedTransactions: whole.flagged, rejectedTransactions: whole.rejected,
    successPct: tenth(whole.compliant * 100, whole.transactions),
    principles: ['riba', 'gharar', 'maysir', 'halal', 'kyc'].map((principle) => {
      const standing = (state: string) => judged.filter((p) => p.result.principles[principle] === state).length;
      const [passed, review, failed] = [standing('pass'), standing('review'), standing('fail')];
      return { principle, passed, review, failed, passedPct: tenth(passed * 100, judged.length) };
    }),
    rules: [...found.values()].sort((a, b) => b.paid.size - a.paid.size || (a.ruleId < b.ruleId ? -1 : 1))
      .map(({ ruleId, principle, remedy, paid, refused }) =>
        ({ ruleId, principle, transactions: paid.size, rejected: refused.size, remedy })),
    networks: ['uae_dirham', 'qatar_cbdc'].map((network) =>
      ({ network, ...figures(judged.filter((p) => p.network === network)) })),
    types: groups((p) => p.type).map((type) => ({ type, ...figures(judged.filter((p) => p.type === type)) })),
    distribution: ['standard', 'zakat', 'escrow', 'approval'].map((kind) => {
      const transactions = judged.filter((p) => kindOf(p) === kind).length;
      return { kind, transactions, sharePct: tenth(transactions * 100, judged.length) };
    }),
    scores: days.map((day) => {
      const { transactions, averageScore } = figures(judged
        .filter((p) => new Date(p.created_at).toISOString().startsWith(day)));
      return { from: day, transactions, averageScore };
    }),
    money: ['uae_dirham', 'qatar_cbdc'].map((network) => {
      const some = completed.filter((p) => p.network === network);
      const types = new Map(some.map((p) => [p.id, p.type]));
      const sum = (counts: (entry: Entry, kind: string, type: string) => boolean): string => money(entries
        .filter((e) => types.has(e.transaction_id) && counts(e, kinds.get(e.account_id)!, types.get(e.transaction_id)!))
        .reduce((total, e) => total + BigInt(e.amount_minor), 0n));
      const isPayment = (type: string): boolean => type !== 'fund' && type !== 'reversal';
      return {
        network, currency: network === 'uae_dirham' ? 'AED' : 'QAR',
        completed: some.filter((p) => isPayment(p.type)).length,
        paid: sum((e, kind, type) => kind === 'wallet' && isPayment(type) && BigInt(e.amount_minor) > 0n),
        fees: sum((_, kind) => kind === 'fees'), zakat: sum((_, kind) => kind === 'zakat'),
        charity: sum((_, kind) => kind === 'charity'),
        reversed: sum((e, kind, type) => kind === 'wallet' && type === 'reversal' && BigInt(e.amount_minor) > 0n),
      };
    }),
    reviews: {
      opened: known.filter((c) => +new Date(c.opened_at) >= from).length, approved: ended('approve'),
      rejected: ended('reject'), closed: ended(null), openAtEnd: ages.length,
      ageing: [
        { age: 'under_24h', cases: ages.filter((age) => age < 24).length },
        { age: 'under_72h', cases: ages.filter((age) => age >= 24 && age < 72).length },
        { age: 'older', cases: ages.filter((age) => age >= 72).length },
      ],
      oldestHours: ages.length === 0 ? null : Math.floor(Math.max(...ages)),
      medianHoursToDecision: waits.length === 0 ? null : Math.floor(waits[Math.ceil(waits.length / 2) - 1]!),
    },
    rulesets: groups((p) => `${p.ruleset_version} ${p.profile}`).map((name) => {
      const [version, profile] = name.split(' ');
      return { version, profile, transactions: judged.filter((p) => p.ruleset_version === version).length };
    }),
    settings: versions.flatMap((s, n) => {
      const until = versions[n + 1]?.activated_at ?? null;
      const isInForce = +new Date(s.activated_at!) < to && (until === null || +new Date(until) > from);
      return isInForce ? [{
        version: s.version, from: new Date(s.activated_at!).toISOString(),
        until: until !== null && +new Date(until) < to ? new Date(until).toISOString() : null,
      }] : [];
    }),
  };
};
