import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { CURRENCIES, formatMinor, type Currency } from '../../platform/money.ts';

/** Whose year a pack is of, and in whose days. */
export interface PackPeriod { bankId: string; from: Date; to: Date; timeZone: string }

/** Events of the register of one class, as they stood when the period ended. */
export interface RegisterFigures {
  nature: string | null;
  materiality: string | null;
  /** In the period; what is open may be from before. */
  recorded: number;
  closed: number;
  open: number;
  overdue: number;
}

/** Tainted income of one currency: what was open, found, purified, and is open. */
export interface PurificationFigures {
  currency: Currency;
  openBefore: string;
  found: string;
  /** What reached charity in the period. */
  purified: string;
  open: string;
  /** Of what is open: it waits in the charity account. */
  setAside: string;
  byKind: { kind: string; found: string }[];
}

/** Zakat of the customers of a bank, in one currency. */
export interface ZakatFigures { currency: Currency; certificates: number; due: string; paid: string }

const CURRENCY_OF_NETWORK = sql<Currency>`case network when 'uae_dirham' then 'AED' else 'QAR' end`;

/** The register: each event by its last step before the period ended. */
export const registerIn = async (
  tx: Tx, { bankId, from, to, timeZone }: PackPeriod,
): Promise<RegisterFigures[]> => {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const count = (is: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) filter (where ${is}))::integer`;
  return tables(tx).selectFrom('noncompliance_event as e')
    .innerJoin('noncompliance_step as s', 's.event_id', 'e.id')
    .select([
      's.nature', 's.materiality', count(sql`e.recorded_at >= ${first}`).as('recorded'),
      count(sql`s.state = 'closed' and s.taken_at >= ${first}`).as('closed'),
      count(sql`s.state <> 'closed'`).as('open'),
      count(sql`s.state = 'planned' and s.due_on < (${end}::timestamptz at time zone ${timeZone})::date`).as('overdue'),
    ])
    .where('e.bank_id', '=', bankId).where('e.recorded_at', '<', end)
    .where('s.position', '=', sql<number>`(
      select max(l.position) from noncompliance_step l where l.event_id = e.id and l.taken_at < ${end})`)
    .groupBy(['s.nature', 's.materiality']).orderBy('s.materiality', 'desc').orderBy('s.nature').execute();
};

/** Tainted income: what it came to is the register's, what reached charity and what waits for it the ledger's. */
export const purificationIn = async (tx: Tx, { bankId, from, to }: PackPeriod): Promise<PurificationFigures[]> => {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const sum = (amount: ReturnType<typeof sql>, is: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${amount}) filter (where ${is}), 0)::bigint`;
  const tainted = await tables(tx).selectFrom('tainted_income')
    .select([
      CURRENCY_OF_NETWORK.as('currency'), 'kind',
      sum(sql`amount_minor`, sql`recorded_at < ${first}`).as('before'),
      sum(sql`amount_minor`, sql`recorded_at >= ${first}`).as('found'),
    ]).where('bank_id', '=', bankId).where('recorded_at', '<', end).groupBy(['network', 'kind']).orderBy('kind')
    .execute();
  const moved = await tables(tx).selectFrom('purification as p')
    .innerJoin('purification_account as a', (join) => join.onRef('a.bank_id', '=', 'p.bank_id')
      .onRef('a.network', '=', 'p.network'))
    .innerJoin('entry as e', (join) => join.onRef('e.transaction_id', '=', 'p.transaction_id')
      .onRef('e.account_id', '=', 'a.wallet_id'))
    .select([
      sql<Currency>`e.currency`.as('currency'), sum(sql`e.amount_minor`, sql`true`).as('held'),
      sum(sql`-e.amount_minor`, sql`e.amount_minor < 0 and p.decided_at < ${first}`).as('before'),
      sum(sql`-e.amount_minor`, sql`e.amount_minor < 0 and p.decided_at >= ${first}`).as('paid'),
    ]).where('p.bank_id', '=', bankId).where('p.state', '=', 'done').where('p.decided_at', '<', end)
    .groupBy('e.currency').execute();
  return CURRENCIES.flatMap((currency) => {
    const kinds = tainted.filter((one) => one.currency === currency);
    const ledger = moved.find((one) => one.currency === currency);
    if (kinds.length === 0 && !ledger) return [];
    const total = (of: 'before' | 'found', is: (kind: string) => boolean = () => true): bigint =>
      kinds.filter(({ kind }) => is(kind)).reduce((all, one) => all + BigInt(one[of]), 0n);
    // What a debtor gives for delay goes to charity at once, past the account of the bank.
    const given = (kind: string): boolean => kind === 'late_donation';
    const openBefore = total('before') - total('before', given) - BigInt(ledger?.before ?? 0);
    const purified = total('found', given) + BigInt(ledger?.paid ?? 0);
    return [{
      currency, openBefore: formatMinor(openBefore), found: formatMinor(total('found')),
      purified: formatMinor(purified), open: formatMinor(openBefore + total('found') - purified),
      setAside: formatMinor(BigInt(ledger?.held ?? 0)),
      byKind: kinds.map(({ kind, found }) => ({ kind, found: formatMinor(BigInt(found)) })),
    }];
  });
};

/** Certificates of zakat that customers of the bank were given, and what was paid of zakat from wallets at the bank. */
export const zakatIn = async (tx: Tx, { bankId, from, to }: PackPeriod): Promise<ZakatFigures[]> => {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const { count, aed, qar } = await tables(tx).selectFrom('zakat_assessment as z')
    .select([
      sql<number>`count(*)::integer`.as('count'), sql<string>`coalesce(sum(z.aed_due_minor), 0)::bigint`.as('aed'),
      sql<string>`coalesce(sum(z.qar_due_minor), 0)::bigint`.as('qar'),
    ])
    .where('z.made_at', '>=', first).where('z.made_at', '<', end)
    .where((z) => z.exists(z.selectFrom('wallet as w').select('w.id').whereRef('w.owner_id', '=', 'z.owner_id')
      .where('w.bank_id', '=', bankId))).executeTakeFirstOrThrow();
  const paid = await tables(tx).selectFrom('zakat_payment as z')
    .innerJoin('transaction as t', 't.id', 'z.transaction_id')
    .innerJoin('wallet as w', 'w.id', 't.from_wallet_id')
    .select(['t.currency', sql<string>`sum(t.amount_minor)::bigint`.as('minor')])
    .where('w.bank_id', '=', bankId).where('z.paid_at', '>=', first).where('z.paid_at', '<', end)
    .where('t.status', '=', 'completed').groupBy('t.currency').execute();
  return CURRENCIES.map((currency) => ({
    currency, certificates: count, due: formatMinor(BigInt(currency === 'AED' ? aed : qar)),
    paid: formatMinor(BigInt(paid.find((one) => one.currency === currency)?.minor ?? 0)),
  }));
};
