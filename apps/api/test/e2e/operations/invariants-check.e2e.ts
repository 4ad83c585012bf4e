import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConnectClient, InvariantState } from '@connect/sdk';
import { INVARIANTS } from '../../../src/modules/invariants/invariant-list.ts';
import { InvariantTicker } from '../../../src/modules/invariants/invariant-ticker.service.ts';
import { SystemClock } from '../../../src/platform/clock.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { attemptAt } from '../../jobs.ts';
import { openWallet, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PATIENCE_MS = 60_000;
const MOST_ROUNDS = 20;

describe('the invariants in operation', () => {
  let rig: TestApp;
  let twin: TestApp;
  let admin: ConnectClient;
  let now = Date.now();
  let checkWhole: () => Promise<void>;

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    for (const { app } of [rig, twin]) {
      await ticker(app).beforeApplicationShutdown();
      Object.assign(app.get(SystemClock), { now: () => new Date(now) });
      // Jobs that the rounds ask for are done when a test says so.
      const run = ticker(app).run.bind(ticker(app));
      checkWhole = () => run(attemptAt('whole'));
      Object.assign(ticker(app), { run: () => Promise.resolve() });
    }
    admin = await rig.as('admin');
  });
  afterAll(async () => {
    await twin.close();
    await rig.close();
  });
  beforeEach(() => { now += MINUTE; });

  const ticker = (app: TestApp['app']): InvariantTicker => app.get(InvariantTicker, { strict: false });
  /** What a round finds, in a minute of its own. */
  const checkRecent = async () => {
    now += MINUTE;
    await ticker(rig.app).check();
  };
  const states = async (): Promise<Record<string, InvariantState>> => Object.fromEntries(
    (await rig.anonymous.status.getStatus()).invariants.map(({ name, state }) => [name, state]));
  const namesIn = async (wanted: InvariantState) =>
    Object.entries(await states()).filter(([, state]) => state === wanted).map(([name]) => name);
  const asSuperuser = (text: string, parameters: unknown[] = []) => rig.orm.em.fork().transactional(async (tx) => {
    await rows(tx, 'set local session_replication_role = replica');
    const changed = await rows(tx, `${text} returning 1`, parameters);
    expect(changed.length).toBeGreaterThan(0);
  });
  /** What a person was told of invariants, the newest first. */
  const notices = async (client: ConnectClient) => {
    await untilPlaced(rig.orm.em);
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const { behind } = await row<{ behind: boolean }>(rig.orm.em.fork(), `
        select coalesce((select max(position) from event_position), 0)
             > coalesce((select position from event_consumer where name = 'notifications'), 0) as behind`);
      if (!behind) break;
      if (Date.now() > deadline) throw new Error('Nobody was told of what happened.');
      await new Promise(setImmediate);
    }
    return (await client.notifications.listNotifications({})).notifications
      .filter(({ resource }) => resource === 'invariant').map(({ kind, data }) => ({ kind, data }));
  };

  it('are unknown before they were checked, and hold once new and old were', async () => {
    const before = await states();
    expect(Object.keys(before).length).toBeGreaterThan(INVARIANTS.length);
    expect(new Set(Object.values(before))).toEqual(new Set(['unknown']));
    const wallet = await openWallet(admin);
    await admin.transactions.sendTransaction({ requestBody: sendOf(wallet, await openWallet(admin)) });
    await checkRecent();
    expect(await namesIn('holds')).toEqual([]);
    await checkWhole();
    expect(new Set(Object.values(await states()))).toEqual(new Set(['holds']));
    expect((await rig.anonymous.status.getStatus()).api_health).toBe('ok');
  });

  it('are unknown again when nothing was checked for some minutes, and for a day and a half as a whole', async () => {
    await checkRecent();
    now += 4 * MINUTE;
    const late = await states();
    expect(late).toMatchObject({ balances_as_told: 'unknown', conservation: 'holds' });
    await checkRecent();
    expect(await namesIn('unknown')).toEqual([]);
    now += 2 * DAY;
    await checkRecent();
    expect(await namesIn('holds')).toEqual([]);
    await checkWhole();
    await checkRecent();
    expect(await namesIn('unknown')).toEqual([]);
  });

  it('name a balance that somebody changed in the database, tell administrators once, and tell when it is mended', async () => {
    const { id } = await openWallet(await rig.as('amina'));
    await checkRecent();
    const officer = await rig.as('bank.uae');
    await asSuperuser('update account set posted_minor = posted_minor + 100 where id = $1', [id]);
    await checkRecent();
    expect(await namesIn('broken')).toEqual(['balance_of_entries', 'balances_as_told']);
    expect((await rig.anonymous.status.getStatus()).api_health).toBe('degraded');
    await checkRecent();
    const broken = { kind: 'invariant_broken', data: { name: 'balance_of_entries', number: 'I4' } };
    expect(await notices(admin)).toEqual([
      { kind: 'invariant_broken', data: { name: 'balances_as_told', number: null } }, broken]);
    expect(await notices(officer)).toEqual([]);
    await asSuperuser('update account set posted_minor = posted_minor - 100 where id = $1', [id]);
    await checkRecent();
    expect(await namesIn('broken')).toEqual([]);
    expect((await notices(admin)).map(({ kind }) => kind)).toEqual(
      ['invariant_mended', 'invariant_mended', 'invariant_broken', 'invariant_broken']);
  });

  it('keep what only the whole shows until the whole shows that it is mended', async () => {
    const wallet = await openWallet(admin);
    await admin.transactions.sendTransaction({ requestBody: sendOf(wallet, await openWallet(admin)) });
    await checkRecent();
    const change = (by: number) => asSuperuser(`update entry set amount_minor = amount_minor + ${by}
      where account_id = $1 and account_sequence = 1`, [wallet.id]);
    await untilSealed(rig.orm.em);
    await change(7);
    await checkWhole();
    await checkRecent();
    expect(await namesIn('broken')).toEqual(
      expect.arrayContaining(['balance_of_entries', 'balanced_postings', 'entries_in_sequence', 'log_as_sealed']));
    await change(-7);
    await checkRecent();
    expect(await namesIn('broken')).toEqual(['balance_of_entries', 'log_as_sealed']);
    await checkWhole();
    await checkRecent();
    expect(await namesIn('broken')).toEqual([]);
  });

  it('find an IBAN that is not that of its wallet, whoever replaced the function that makes it', async () => {
    const { id, iban } = await openWallet(admin);
    const { definition } = await row<{ definition: string }>(rig.orm.em.fork(),
      "select pg_get_functiondef('wallet_iban'::regproc) as definition");
    const change = async (text: string) => {
      await rows(rig.orm.em.fork(), text);
      await asSuperuser('update wallet set network = network where id = $1', [id]);
      return (await admin.wallets.getWallet({ id })).iban;
    };
    expect(await change(definition.replaceAll("'999'", "'998'"))).not.toBe(iban);
    await checkRecent();
    expect(await namesIn('broken')).toEqual(['iban_of_wallet']);
    expect(await change(definition)).toBe(iban);
    await checkRecent();
    expect(await namesIn('broken')).toEqual([]);
  });

  it('find a payment of which nothing was told', async () => {
    await checkRecent();
    await asSuperuser(`insert into transaction overriding system value
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'ordinal',
        (select max(ordinal) + 1 from transaction)))).* from transaction t where t.type = 'fund' limit 1`);
    await checkRecent();
    expect(await namesIn('broken')).toEqual(['all_told']);
    await asSuperuser(`delete from transaction t where not exists (
      select from audit_event e where e.resource_id = t.id::text)`);
    await checkRecent();
    expect(await namesIn('broken')).toEqual(['all_told']);
    await checkWhole();
    await checkRecent();
    expect(await namesIn('broken')).toEqual([]);
  });

  it.each([
    ['review_opinion', { case_has_officers: 'unknown', review_has_case: 'holds', balances_as_told: 'holds' }],
    ['hold', { held_of_holds: 'unknown', last_entry_known: 'unknown', sealed_head_kept: 'holds' }],
    ['account', { balances_as_told: 'unknown', told_once: 'unknown' }],
  ])('are unknown when they cannot be checked: %s is away', async (table, expected) => {
    await openWallet(admin);
    await checkRecent();
    expect(await namesIn('unknown')).toEqual([]);
    await openWallet(admin);
    const told = async () => Object.fromEntries(
      Object.entries(await states()).filter(([name]) => name in expected)) as unknown;
    await rows(rig.orm.em.fork(), `alter table ${table} rename to away`);
    try {
      // An event behind a transaction that is still open elsewhere comes with a later round.
      for (let n = 0; n < MOST_ROUNDS && !isDeepStrictEqual(await told(), expected); n++) await checkRecent();
      expect(await told()).toEqual(expected);
    } finally {
      await rows(rig.orm.em.fork(), `alter table away rename to ${table}`);
    }
    await checkRecent();
    expect(await namesIn('unknown')).toEqual([]);
  });

  it('are checked once a minute, however many processes there are', async () => {
    const minuteOfRound = async () => new Date((await row<{ minute: Date }>(
      rig.orm.em.fork(), 'select minute from invariant_round')).minute).getTime();
    now += MINUTE;
    await Promise.all([ticker(rig.app).check(), ticker(twin.app).check()]);
    const checkedAt = async () => (await rig.anonymous.status.getStatus()).invariants
      .find(({ name }) => name === 'balances_as_told')?.checkedAt;
    const first = await checkedAt();
    expect(await minuteOfRound()).toBe(now - (now % MINUTE));
    now += 1;
    await ticker(twin.app).check();
    expect(await checkedAt()).toBe(first);
  });

  it('are checked as a whole every night, by a job', async () => {
    // One that is done is gone, and its number is not given again.
    const jobs = async () => Number((await row<{ made: string }>(
      rig.orm.em.fork(), 'select case when is_called then last_value else 0 end as made from job_id_seq')).made);
    await checkRecent();
    const before = await jobs();
    await checkRecent();
    expect(await jobs()).toBe(before);
    now += DAY;
    await checkRecent();
    expect(await jobs()).toBe(before + 1);
  });
});
