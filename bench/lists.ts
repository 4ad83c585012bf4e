import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Figures } from './figures.ts';
import { fillBooks, untilSealed } from './full-books.ts';
import { runLoad } from './load.ts';
import { measurePages, type Page } from './page-speed.ts';
import { openWallets, startRig, type Rig } from './rig.ts';

const PORT = 3927;
const TRANSACTIONS = Number(process.env['BENCH_TRANSACTIONS'] ?? 1_000_000);
/** There are many pages; what is slow is known soon. */
const SECONDS_EACH = 1.5;
const DAY_MS = 86_400_000;
/** The thousandth page of fifty begins behind so many. */
const BEFORE_DEEP_PAGE = Math.min(999 * 50, TRANSACTIONS / 2) - 1;
/** Whose wallets pay and are paid: nearly all are the administrator's, some a bank's, one a customer's. */
export const OWNERS = { admin: 900, 'bank.uae': 99, amina: 1 };

interface Landmarks {
  transaction: string; deepEvent: string; request: string; admin: string; address: string;
  /** Where the thousandth page begins, or the last one where there are fewer. */
  deep: string;
}

const LANDMARKS = `
  select m.id as transaction, m.request_id as request,
    (select id from audit_event order by id desc offset ${BEFORE_DEEP_PAGE} limit 1)::text as "deepEvent",
    (select id from app_user where username = 'admin') as admin,
    (select address from wallet where id = m.to_wallet_id) as address
  from transaction m where m.memo = 'Invoice ${TRANSACTIONS / 2 + 2}'`;

const encoded = (asked: Record<string, string>): string => new URLSearchParams(asked).toString();

/** Each filter alone, with something common, something rare or old, and something that is not there. */
const filtersOf = (at: Landmarks): Record<'transactions' | 'audit', [string, Record<string, string>][]> => {
  const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  const times: [string, Record<string, string>][] = [
    ['time.day', { from: ago(15), to: ago(14) }], ['time.minute', { from: ago(15), to: ago(15 - 1 / 1440) }],
    ['time.future', { from: ago(-1) }], ['time.past', { to: ago(90) }], ['time.oldest', { to: ago(29) }],
  ];
  return {
    transactions: [
      ['first', {}], ['page1000', { before: at.deep }], ['sort.oldest', { sort: 'createdAt' }],
      ['sort.largest', { sort: '-amount' }], ['sort.smallest', { sort: 'amount' }], ...times,
      ['q.invoice', { q: 'invoice' }], ['q.number', { q: `invoice ${TRANSACTIONS / 2 + 2}` }],
      ['q.arabic', { q: 'ايجار' }],
      ['q.old', { q: 'harvest' }], ['q.name', { q: 'al-qahtani' }], ['q.halfName', { q: 'siddiq' }],
      ['q.reference', { q: 'po-2026-4711' }], ['q.none', { q: 'nobody-wrote-this' }],
      ['q.deep', { q: 'ايجار', before: at.deep }], ['q.address', { q: at.address.slice(0, 14) }],
      ['counterparty', { counterparty: 'haddad 7' }], ['counterparty.none', { counterparty: 'zzyzx' }],
      ['reference', { reference: 'PO-2026-471100' }], ['reference.none', { reference: 'PO-1999-1' }],
      ['purpose', { purposeCode: 'SAL' }], ['purpose.none', { purposeCode: 'EDU' }],
      ['metadata', { metadata: 'costCentre:CC-7' }], ['metadata.none', { metadata: 'costCentre:none' }],
      ['amount.one', { amountFrom: '4.56', amountTo: '4.56' }],
      ['amount.range', { amountFrom: '2.00', amountTo: '2.10' }],
      ['amount.none', { amountFrom: '70000.00', amountTo: '90000.00' }], ['amount.open', { amountFrom: '90000.00' }],
      ['rule.none', { rule: 'RIBA-001' }], ['outcome.allowed', { outcome: 'allowed' }],
      ['outcome.blocked', { outcome: 'blocked' }], ['score.none', { scoreTo: '50' }], ['actor', { actor: at.admin }],
      ['actor.none', { actor: '01a10000-0000-7000-8000-000000000000' }],
      ['status.none', { status: 'failed' }], ['type.none', { type: 'escrow' }],
      ['network.rare', { network: 'qatar_cbdc' }],
    ],
    audit: [
      ['first', {}], ['page1000', { before: at.deepEvent }], ...times,
      ['q.common', { q: 'send' }], ['q.rare', { q: 'wallet_create' }], ['q.request', { q: at.request }],
      ['q.address', { q: '127.0.0' }], ['q.none', { q: 'nobody-wrote-this' }],
      ['ip.none', { ipAddress: '203.0.113.9' }],
    ],
  };
};

/** The transactions that somebody sees, the newest first. */
const seenBy = (name: string): string => (name === 'admin' ? 'select id, ordinal from transaction' : `
  select t.id, t.ordinal from transaction t join app_user u on u.username = '${name}' where exists (
    select from wallet w where w.id in (t.from_wallet_id, t.to_wallet_id)
      and (w.owner_id = u.id or u.role = 'bank' and w.bank_id = u.bank_id))`);

const deepFor = async (client: pg.Client, name: string): Promise<string> => {
  const { rows: [found] } = await client.query<{ id: string }>(`
    with seen as materialized (select * from (${seenBy(name)}) s order by ordinal desc limit ${BEFORE_DEEP_PAGE + 1})
    select id from seen order by ordinal limit 1 offset case when (select count(*) from seen) > ${BEFORE_DEEP_PAGE}
      then 0 else 50 end`);
  return found?.id ?? '';
};

/** Waits until the follower has made everything findable. */
export const untilFindable = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows: [found] } = await client.query<{ left: string }>(`
      select (select max(position) from event_position) - position as left from event_consumer
      where name = 'transaction-search'`);
    if (Number(found?.left) === 0) return;
    await sleep(500);
  }
};

/** Measures both lists at a million transactions, by each filter alone, as an administrator, a bank and a customer. */
export const measureLists = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  const client = new pg.Client(rig.books);
  try {
    await client.connect();
    const tokens = Object.fromEntries(await Promise.all(Object.keys(OWNERS).map(async (name) =>
      [name, await rig.signIn(name)] as const)));
    const addresses: string[] = [];
    for (const [name, count] of Object.entries(OWNERS)) {
      addresses.push(...await openWallets(rig.baseUrl, tokens[name] ?? '', count));
    }
    // The loaded verdicts are made after one that was really given.
    await runLoad({ connections: 4, seconds: 1, target: {
      kind: 'http', baseUrl: rig.baseUrl, token: rig.token, addresses: addresses.slice(0, OWNERS.admin) } });
    await fillBooks({ figures, rig, client }, { addresses, transactions: TRANSACTIONS, name: 'lists' });
    await untilFindable(client);
    await untilSealed(client);
    await client.query('vacuum analyze');
    await measureAll(figures, rig, client, tokens);
  } finally {
    await client.end();
    await rig.close();
  }
};

export const measureAll = async (
  figures: Figures, rig: Rig, client: pg.Client, tokens: Record<string, string>,
): Promise<void> => {
  const { rows: [at] } = await client.query<Landmarks>(LANDMARKS);
  if (!at) throw new Error('The loaded transactions are not there.');
  const pages: Page[] = [];
  for (const [name, token] of Object.entries(tokens)) {
    const { transactions, audit } = filtersOf({ ...at, deep: await deepFor(client, name) });
    pages.push(
      ...transactions.map(([filter, asked]) => (
        { name: `lists.${name}.${filter}`, path: `/api/v1/transactions?${encoded(asked)}`, token })),
      ...audit.map(([filter, asked]) => (
        { name: `audit.${name}.${filter}`, path: `/api/v1/audit?${encoded(asked)}`, token })));
  }
  for (const page of await measurePages(rig.baseUrl, pages, SECONDS_EACH)) {
    figures.add(`${page.name}.p50`, page.p50Ms, 'ms');
    figures.add(`${page.name}.p99`, page.p99Ms, 'ms');
  }
};
