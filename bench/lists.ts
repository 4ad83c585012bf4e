import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Figures } from './figures.ts';
import { fillBooks, untilChecked, untilFollowed } from './full-books.ts';
import { questionsOf, type Landmarks } from './list-questions.ts';
import { measurePages, type Page } from './page-speed.ts';
import { familyCpu } from './process-meter.ts';
import { openWallets, startRig, type Rig } from './rig.ts';

const PORT = 3927;
const TRANSACTIONS = Number(process.env['BENCH_TRANSACTIONS'] ?? 1_000_000);
/** Part of the names of what is asked, where not everything is. */
const ASKED = process.env['BENCH_ASKED'] ?? '';
/** Filling takes minutes, so the books are kept; whoever removes the folder has them filled anew. */
const FOLDER = join(tmpdir(), `connect-bench-lists-${TRANSACTIONS}`);
/** Says that the books are full, which it is written for as the last thing. */
const FULL = join(FOLDER, 'full');
/** There are many pages; what is slow is known soon. */
const SECONDS_EACH = 1.5;
/** What the slowest hundredth of pages may take, and of those that words are sought for. */
const PAGE_MS = 20;
const WORDS_MS = 50;
/** The thousandth page of fifty begins behind so many. */
const BEFORE_DEEP_PAGE = Math.min(999 * 50, TRANSACTIONS / 2) - 1;
/** Whose wallets pay and are paid: nearly all are the administrator's, some a bank's, one a customer's. */
const OWNERS = { admin: 900, 'bank.uae': 99, amina: 1 };

/** Measures both lists at a million transactions, by each filter and several, as administrator, bank and customer. */
export const measureLists = async (figures: Figures): Promise<void> => {
  if (!existsSync(FULL)) rmSync(FOLDER, { recursive: true, force: true });
  const rig = await startRig(PORT, FOLDER);
  const client = new pg.Client(rig.books);
  try {
    await client.connect();
    if (!existsSync(FULL)) await fill(figures, rig, client);
    await untilChecked(client);
    await untilFollowed(client);
    await measureAll(figures, rig, client);
  } finally {
    await client.end();
    await rig.close();
  }
};

const fill = async (figures: Figures, rig: Rig, client: pg.Client): Promise<void> => {
  const addresses: string[] = [];
  for (const [name, count] of Object.entries(OWNERS)) {
    addresses.push(...await openWallets(rig.baseUrl, await rig.signIn(name), count));
  }
  await fillBooks({ figures, rig, client }, { addresses, transactions: TRANSACTIONS, name: 'lists' });
  writeFileSync(FULL, `Books of ${TRANSACTIONS} transactions, kept for the next measurement.\n`);
};

const measureAll = async (figures: Figures, rig: Rig, client: pg.Client): Promise<void> => {
  const processes = [rig.databasePid, ...rig.apis.map(({ pid }) => pid)];
  const cpu = (): number => processes.reduce((sum, pid) => sum + familyCpu(pid), 0) / 1000;
  for (const name of Object.keys(OWNERS)) {
    const pages = pagesOf(name, await rig.signIn(name), await landmarksFor(client, name));
    for await (const page of measurePages(rig.baseUrl, pages, { mostSeconds: SECONDS_EACH, cpu })) {
      figures.add(`${page.name}.p50`, page.p50Ms, 'ms');
      figures.add(`${page.name}.p99`, page.p99Ms, 'ms', page.atMostMs);
      figures.add(`${page.name}.cpu`, page.cpuMs, 'ms');
    }
  }
};

const pagesOf = (name: string, token: string, at: Landmarks): Page[] => {
  const { transactions, audit } = questionsOf(at);
  return ([['lists', 'transactions', transactions], ['audit', 'audit', audit]] as const)
    .flatMap(([list, path, questions]) => questions.map(([question, asked]) => (
      { name: `${list}.${name}.${question}`, path: `/api/v1/${path}?${String(new URLSearchParams(asked))}`, token,
        atMostMs: 'q' in asked || 'counterparty' in asked ? WORDS_MS : PAGE_MS })))
    .filter((page) => page.name.includes(ASKED));
};

const landmarksFor = async (client: pg.Client, name: string): Promise<Landmarks> => {
  const { rows: [at] } = await client.query<Omit<Landmarks, 'deep' | 'transactions'>>(`
    select (select w.address from wallet w join app_user u on u.id = w.owner_id where u.username = '${name}'
        order by w.ordinal limit 1) as address, m.request_id as request,
      (select id from batch order by ordinal offset 1 limit 1) as batch,
      (select id from app_user where username = 'admin') as admin,
      (select id from audit_event order by id desc offset ${BEFORE_DEEP_PAGE} limit 1)::text as "deepEvent",
      to_json((select max(created_at) from transaction where memo like 'Invoice%')) #>> '{}' as newest
    from transaction m where m.memo = 'Invoice ${TRANSACTIONS / 2 + 4}'`);
  if (!at) throw new Error('The loaded transactions are not there.');
  const { rows: [found] } = await client.query<{ id: string }>(deepFor(name));
  return { ...at, deep: found?.id ?? '', transactions: TRANSACTIONS };
};

/** The last transaction of the 999th page that somebody sees, or of the last but one where they see fewer. */
const deepFor = (name: string): string => `
  with seen as materialized (
    select t.id, t.ordinal from transaction t join app_user u on u.username = '${name}'
    where u.role = 'admin' or exists (
      select from wallet w where w.id in (t.from_wallet_id, t.to_wallet_id)
        and (w.owner_id = u.id or u.role = 'bank' and w.bank_id = u.bank_id))
    order by t.ordinal desc limit ${BEFORE_DEEP_PAGE + 1})
  select id from seen order by ordinal limit 1 offset case when (select count(*) from seen) > ${BEFORE_DEEP_PAGE}
    then 0 else 50 end`;
