import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { CheckWhole } from '../../../src/modules/invariants/check-whole.use-case.ts';
import { LOCKS } from '../../../src/platform/database/locks.ts';
import { ormOptions } from '../../../src/platform/database/orm-options.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { cloneDatabase, type SuiteDatabase } from '../../database.ts';
import { faultsOfLog } from '../../sealing.ts';

const MONTH = { SANDBOX_SEED: 'month' };
/** After so many payments the first seeding is cut off. */
const CUT_AT = 150;
const LOOK_MS = 20;
const PATIENCE_MS = 300_000;

/** Columns that bear the machine's time on purpose: they protect the machine, or tell when it worked. */
const BY_THE_MACHINE = new Set([
  'sandbox_clock.seeding_since', 'idempotency_key.created_at', 'batch.beat_at', 'job.created_at', 'job.run_at',
  'invariant_check.checked_at', 'invariant_check.whole_checked_at', 'invariant_round.minute',
  'invariant_round.whole_asked_at', 'status_sample.minute', 'session.created_at', 'session.last_used_at',
  'refresh_token.created_at',
  // Each process confirms the invented lists when it starts, and one waited until the seeding was over.
  'screening_list.confirmed_at',
]);

// So that event, and a block that is sealed for it, bear the time of the machine.
const OTHERS: Readonly<Record<string, string>> = {
  audit_event: "and action <> 'screening_list_confirm'",
  block: `and not exists (
    select from block_leaf l join audit_event e on e.id = l.event_id
    where l.height = block.height and e.action = 'screening_list_confirm')`,
};

/** What was paid on which day, without ids and times of the day. */
const CONTENT = `
  select f.username || coalesce(f.network, '') as payer, p.username as payee, t.type, t.status, t.sub_status,
         t.amount_minor::text as amount, t.memo, t.created_at::date::text as day
  from transaction t
  left join (select w.id, w.network, u.username from wallet w join app_user u on u.id = w.owner_id) f
    on f.id = t.from_wallet_id
  left join (select w.id, u.username from wallet w join app_user u on u.id = w.owner_id) p on p.id = t.to_wallet_id
  order by 8, 1, 2, 6, 7, 3, 4, 5`;

describe('the month that an empty sandbox begins with', () => {
  let database: SuiteDatabase;
  let dataDir: string;
  let rig: TestApp;
  let twin: TestApp;
  let cut: unknown;
  /** What is later was done by the tests. */
  let seededBy: Date;
  const read = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => rows<Row>(rig.orm.em.fork(), sql, values);

  beforeAll(async () => {
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-past-'));
    cut = await cutOff({ database, dataDir });
    // Two processes find what was cut off; one goes on, and the other waits for it.
    [rig, twin] = await Promise.all([0, 1].map(() => startApp({ database, dataDir }, MONTH))) as [TestApp, TestApp];
    seededBy = new Date();
  }, PATIENCE_MS);
  afterAll(async () => {
    await twin.close();
    await rig.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is seeded from where it was cut off, and the clock goes by the machine afterwards', async () => {
    expect(cut).toBeInstanceOf(Error);
    const admin = await rig.as('admin');
    const clock = await admin.sandbox.getSandboxClock();
    expect(clock.offsetMs).toBe(0);
    expect((await (await twin.as('admin')).sandbox.getSandboxClock()).offsetMs).toBe(0);
    expect(await read('select ordinal from transaction where created_at > now()')).toEqual([]);
  });

  it('holds hundreds of payments of every kind and outcome, on both networks', async () => {
    const [counted] = await read<Record<string, number>>(`
      select count(*) filter (where type not in ('fund'))::int as payments,
             count(*) filter (where network = 'qatar_cbdc' and type = 'send')::int as qatar,
             count(*) filter (where type = 'cross_border' and status = 'completed')::int as across,
             count(*) filter (where status = 'rejected')::int as rejected,
             count(*) filter (where status = 'refunded')::int as refunded,
             count(*) filter (where sub_status = 'in_review')::int as reviews,
             count(*) filter (where sub_status = 'awaiting_approval')::int as approvals,
             count(*) filter (where sub_status = 'in_escrow')::int as escrows,
             count(*) filter (where batch_id is not null)::int as batched
      from transaction`);
    expect(counted!['payments']).toBeGreaterThanOrEqual(500);
    expect(counted!['payments']).toBeLessThanOrEqual(700);
    expect(counted!['qatar']).toBeGreaterThan(100);
    for (const kind of ['across', 'rejected', 'refunded', 'reviews', 'approvals', 'escrows', 'batched']) {
      expect([kind, counted![kind]]).toEqual([kind, expect.any(Number)]);
      expect([kind, counted![kind]! > 0]).toEqual([kind, true]);
    }
    const refused = await read<{ principle: string }>(`
      select distinct f ->> 'principle' as principle
      from verdict v join transaction t on t.id = v.transaction_id
      cross join lateral json_array_elements(v.result -> 'findings') f where t.status = 'rejected' order by 1`);
    expect(refused.map(({ principle }) => principle))
      .toEqual(expect.arrayContaining(['riba', 'gharar', 'maysir', 'halal', 'kyc']));
  });

  it('has reviews decided and open, a case of the lists, contracts of every type and a signed report', async () => {
    const states = await read<{ state: string }>('select distinct state from review_case order by 1');
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['decided', 'open']));
    expect(await read('select state from screening_case')).toContainEqual({ state: 'open' });
    const contracts = await read<{ type: string; state: string }>('select type, state from contract');
    expect(new Set(contracts.map(({ type }) => type)).size).toBe(5);
    expect(new Set(contracts.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5);
    expect(await read(`
      select 1 as one from contract_due where state = 'paid'`)).not.toEqual([]);
    const [report] = await read<{ id: string; files: number }>(`
      select r.id, (select count(*)::int from report_file f where f.report_id = r.id) as files
      from report r where r.state = 'done'`);
    expect(report!.files).toBe(4);
    expect((await read<{ n: number }>('select count(*)::int as n from wallet'))[0]!.n).toBeGreaterThanOrEqual(30);
    expect(await read(`select 1 as one from customer_change where state = 'pending'`)).not.toEqual([]);
    expect((await read('select id from batch where refused > 0')).length).toBeGreaterThan(0);
  });

  it('keeps every invariant, and the log verifies as a whole', async () => {
    const broken: unknown[] = [];
    for await (const result of rig.app.get(CheckWhole, { strict: false }).results(new AbortController().signal)) {
      if (result.found === null || result.found.length > 0) broken.push(result);
    }
    expect(broken).toEqual([]);
    const admin = await rig.as('admin');
    expect(await faultsOfLog(admin)).toEqual([]);
  });

  it('bears its own times, in the order of the numbers and of their blocks', async () => {
    const [{ seeding_since: since }] = await read<{ seeding_since: string }>(
      'select seeding_since::text from sandbox_clock') as [{ seeding_since: string }];
    const columns = await read<{ table_name: string; column_name: string }>(`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'`);
    expect(await read('select name, found from invariant_check where broken_since is not null')).toEqual([]);
    const late: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      if (BY_THE_MACHINE.has(`${table}.${column}`)) continue;
      const others = OTHERS[table] ?? '';
      const found = await read(
        `select 1 from ${table} where ${column} between $1::timestamptz and $2 ${others} limit 1`, [since, seededBy]);
      if (found.length > 0) late.push(`${table}.${column}`);
    }
    expect(late).toEqual([]);
    for (const [table, number, time] of [
      ['transaction', 'ordinal', 'created_at'], ['audit_event', 'id', 'created_at'], ['block', 'height', 'sealed_at'],
      ['wallet', 'ordinal', 'created_at'],
    ] as const) {
      // An event is numbered a moment after its time was taken, beside others.
      const back = await read(`
        select 1 from (select ${time} as at, lag(${time}) over (order by ${number}) as before from ${table}) t
        where at < before - interval '1 second' limit 1`);
      expect([table, back]).toEqual([table, []]);
    }
    // The leading bits of an id are of the machine's time, and rise in the same order.
    expect(await read(`
      select 1 from (select uuid_extract_timestamp(id) as at,
                            lag(uuid_extract_timestamp(id)) over (order by ordinal) as before from transaction) t
      where at < before - interval '1 second' limit 1`)).toEqual([]);
  });

  it('is the same again on the same day, and is seeded once', async () => {
    const [first, other] = [await read(CONTENT), await startApp(undefined, MONTH)];
    expect(await rows(other.orm.em.fork(), CONTENT)).toEqual(first);
    await other.close();
    const again = await startApp({ database, dataDir }, MONTH);
    expect(await read(CONTENT)).toEqual(first);
    await again.close();
  }, PATIENCE_MS);
});

describe('a seeding that loses its turn alone', () => {
  it('ends, since another process may go on with it', async () => {
    const database = await cloneDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'connect-past-'));
    const keepsTurn = `pid in (select pid from pg_locks where locktype = 'advisory' and objid = ${LOCKS.seedingSandbox})`;
    const failure = await cutOff({ database, dataDir }, keepsTurn);
    expect(failure).toMatchObject({ cause: { message: 'The turn to seed this sandbox was lost.' } });
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, PATIENCE_MS);
});

describe('a sandbox that was begun without them', () => {
  it('is never seeded', async () => {
    const bare = await startApp();
    const later = await bare.startTwin(undefined, MONTH);
    expect(await row(bare.orm.em.fork(), `
      select (select count(*)::int from transaction where type <> 'fund') as payments, seeding_since as "seedingSince"
      from sandbox_clock`)).toEqual({ payments: 0, seedingSince: null });
    await later.close();
    await bare.close();
  });
});

/**
 * Begins to seed and loses the connection that keeps its turn in the middle, and all others where they are not named;
 * answers what the start failed with.
 */
const cutOff = async (
  { database, dataDir }: { database: SuiteDatabase; dataDir: string }, only = 'true',
): Promise<unknown> => {
  const orm = await MikroORM.init({
    ...ormOptions(database.connection, { max: 1 }), entities: [], discovery: { warnWhenNoEntities: false } });
  const em = orm.em.fork();
  const start = { isOver: false };
  const ended = startApp({ database, dataDir }, MONTH).then(() => 'seeded', (failure: unknown) => failure)
    .finally(() => { start.isOver = true; });
  const paid = async (): Promise<number> =>
    (await row<{ n: number }>(em, 'select count(*)::int as n from transaction')).n;
  while (!start.isOver && await paid() < CUT_AT) await sleep(LOOK_MS);
  await rows(em, `
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${only}`);
  const failure = await ended;
  await orm.close(true);
  return failure;
};
