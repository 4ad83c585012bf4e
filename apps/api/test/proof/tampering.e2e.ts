import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type LogVerificationDto } from '@connect/sdk';
import { isDeepStrictEqual } from 'node:util';
import { SealBlock } from '../../src/modules/blocks/sealing/seal-block.use-case.ts';
import { InvariantTicker } from '../../src/modules/invariants/invariant-ticker.service.ts';
import { row, rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../chance.ts';
import { IS_LONG } from '../long.ts';
import { openWallet, ownWallet, sendOf } from '../people.ts';
import { SEAL_LOCK, untilSealed } from '../sealing.ts';

const CHANGES = IS_LONG ? 1000 : 75;
const MANY = 700;

interface Place {
  table: 'audit_event' | 'block' | 'block_leaf';
  key: string;
  column: string;
  kind: 'text' | 'uuid' | 'json' | 'time' | 'bytes' | 'edge';
}

const EVENT_PLACES: Place[] = (['action', 'resource', 'resource_id', 'actor_role', 'ip_address', 'request_id', 'severity'])
  .map((column): Place => ({ table: 'audit_event', key: 'id', column, kind: 'text' }))
  .concat([
    { table: 'audit_event', key: 'id', column: 'actor_id', kind: 'uuid' },
    { table: 'audit_event', key: 'id', column: 'api_key_id', kind: 'uuid' },
    { table: 'audit_event', key: 'id', column: 'details', kind: 'json' },
    { table: 'audit_event', key: 'id', column: 'details', kind: 'json' },
    { table: 'audit_event', key: 'id', column: 'created_at', kind: 'time' },
  ]);
const CHAIN_PLACES: Place[] = [
  ...(['root', 'hash', 'previous_hash', 'signature'].map((column): Place =>
    ({ table: 'block', key: 'height', column, kind: 'bytes' }))),
  { table: 'block', key: 'height', column: 'key_id', kind: 'text' },
  { table: 'block', key: 'height', column: 'sealed_at', kind: 'time' },
  { table: 'block', key: 'height', column: 'frontier', kind: 'edge' },
  { table: 'block_leaf', key: 'leaf_index', column: 'leaf_hash', kind: 'bytes' },
];

describe('a superuser who changes what was sealed', () => {
  let rig: TestApp;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    // It would find out as well, and tell of it in the log.
    await rig.app.get(InvariantTicker, { strict: false }).beforeApplicationShutdown();
    admin = await rig.as('admin');
    const amina = await rig.as('amina');
    const [payer, payee] = [await openWallet(amina), await ownWallet(await rig.as('yusuf'))];
    // Sealed one after the other, so that there are several blocks.
    for (let n = 0; n < 3; n++) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee) });
      await untilSealed(rig.orm.em);
    }
    const { key } = await amina.apiKeys.createApiKey({ requestBody: { name: 'Nightly run', scopes: ['wallets:write'] } });
    await openWallet(createConnectClient({ baseUrl: rig.baseUrl, token: key }));
    await untilSealed(rig.orm.em);
    await rows(rig.orm.em.fork(), 'alter table audit_event drop constraint audit_event_severity_check');
  });
  afterAll(() => rig.close());

  /** Does something that the triggers forbid, as somebody can who owns the database. */
  const asSuperuser = async (statement: string, parameters: unknown[] = []): Promise<void> => {
    await rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'set local session_replication_role = replica');
      await rows(tx, statement, parameters);
    });
  };

  /** Why nothing is sealed. Another round of sealing may hold the lock for a moment; then nothing is sealed here. */
  const refused = async (): Promise<string> => {
    for (;;) {
      const outcome = await rig.app.get(SealBlock).execute().catch((failure: unknown) => failure);
      if (outcome !== 0) return String(outcome);
    }
  };

  const verify = (from = 1): Promise<LogVerificationDto> => admin.audit.verifyAuditLog({ from });

  const changed = (value: unknown, kind: Place['kind'], chance: (below: number) => number): unknown => {
    if (kind === 'time') return new Date(new Date(value as Date).getTime() + 1 + chance(5000));
    if (kind === 'bytes') return withOneByteChanged(Buffer.from(value as Buffer), chance).changed;
    if (kind === 'edge') return (value as Buffer[]).map((hash, n) => (n === 0 ? changed(hash, 'bytes', chance) : hash));
    const text = kind === 'json' ? JSON.stringify(value) : String(value);
    const alphabet = kind === 'uuid' ? '0123456789abcdef' : '0123456789abcdefghijklmnopqrstuvwxyz_';
    for (;;) {
      const at = chance(text.length);
      const other = text.slice(0, at) + alphabet[chance(alphabet.length)]! + text.slice(at + 1);
      if (other === text || (kind === 'uuid' && text[at] === '-')) continue;
      if (kind !== 'json') return other;
      try {
        if (!isDeepStrictEqual(JSON.parse(other), value)) return other;
      } catch {
        // Not every byte that changes leaves JSON behind; the database takes no other.
      }
    }
  };

  it(`is found out for each of ${String(CHANGES)} single bytes, and the entry is named (seed ${String(SEED)})`, async () => {
    const chance = chanceOf(SEED);
    expect(await verify()).toMatchObject({ faults: [], next: null });
    const rowsOf = new Map<Place, { id: string; value: unknown }[]>();
    for (const place of [...EVENT_PLACES, ...CHAIN_PLACES]) {
      const { table, key, column } = place;
      rowsOf.set(place, await rows(rig.orm.em.fork(), `
        select ${key} as id, ${column} as value from ${table}
        where ${column} is not null and ${column}::text not in ('', '{}') order by ${key}`));
    }
    let named = 0;
    for (let n = 0; n < CHANGES; n++) {
      const places = n % 5 === 4 ? CHAIN_PLACES : EVENT_PLACES;
      const place = places[chance(places.length)]!;
      const { table, key, column, kind } = place;
      const among = rowsOf.get(place)!;
      const { id, value } = among[chance(among.length)]!;
      await asSuperuser(`update ${table} set ${column} = $2 where ${key} = $1`, [id, changed(value, kind, chance)]);
      const { faults: [fault] } = await verify();
      expect({ table, column, id, fault }).toMatchObject({ fault: { message: expect.any(String) } });
      if (table === 'audit_event') {
        expect(fault).toMatchObject({ code: 'event_changed', eventId: id });
        named += 1;
      }
      await asSuperuser(`update ${table} set ${column} = $2 where ${key} = $1`,
        [id, kind === 'json' ? JSON.stringify(value) : value]);
    }
    expect(named).toBe(CHANGES * 4 / 5);
    expect(await verify()).toMatchObject({ faults: [], next: null });
  });

  it.each<[string, string, string]>([
    ['an event', 'event_missing', 'delete from audit_event where id = (select max(event_id) from block_leaf)'],
    ['a leaf', 'leaf_missing', 'delete from block_leaf where leaf_index = 2'],
    ['a block', 'block_missing', 'delete from block where height = 2'],
    ['the first block', 'block_missing', 'delete from block where height = 1'],
  ])('is found out when %s is removed', async (_, code, statement) => {
    const before = await verify();
    const [table] = /audit_event|block_leaf|block(?= )/.exec(statement)!;
    await rows(rig.orm.em.fork(), `create table copy as select * from ${table}`);
    await asSuperuser(statement);
    expect((await verify()).faults[0]).toMatchObject({ code });
    await asSuperuser(`insert into ${table} ${table === 'audit_event' ? 'overriding system value' : ''}
      select * from copy where copy not in (select ${table} from ${table})`.replace(/where copy not in .*/, `c
      where not exists (select 1 from ${table} t where t::text = c::text)`));
    await rows(rig.orm.em.fork(), 'drop table copy');
    expect(await verify()).toEqual(before);
  });

  it.each([
    ['the tail is cut off', 'height = (select max(height) from block)'], ['the log is begun anew', 'true'],
  ])('is found out by the head kept beside the database when %s, and nothing is sealed on top', async (_, cut) => {
    const tables = ['block_leaf', 'block'] as const;
    for (const table of tables) await rows(rig.orm.em.fork(), `create table kept_${table} as table ${table}`);
    // Nobody seals until the test has looked.
    await rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
      for (const table of tables) await asSuperuser(`delete from ${table} where ${cut}`);
      expect((await verify()).faults).toContainEqual(expect.objectContaining({ code: 'head_lost' }));
    });
    await openWallet(admin);
    expect(await refused()).toMatch(/removed or replaced/);
    for (const table of tables) await asSuperuser(`insert into ${table} select * from kept_${table} k
      where not exists (select 1 from ${table} t where t::text = k::text)`);
    for (const table of tables) await rows(rig.orm.em.fork(), `drop table kept_${table}`);
    await untilSealed(rig.orm.em);
    expect(await verify()).toMatchObject({ faults: [], next: null });
  });

  it.each(['frontier', 'root', 'hash', 'previous_hash', 'tree_size', 'sealed_at'])(
    'cannot have the next block spoilt by the %s of the last one: nothing is sealed on top until it is restored',
    async (column) => {
      await untilSealed(rig.orm.em);
      const last = 'height = (select max(height) from block)';
      const other = {
        frontier: 'array_append(frontier[:cardinality(frontier) - 1], sha256(frontier[cardinality(frontier)]))',
        tree_size: 'tree_size + 1', sealed_at: `sealed_at + interval '1 second'`,
      }[column] ?? `sha256(${column})`;
      await rows(rig.orm.em.fork(), 'create table kept_last as select * from block order by height desc limit 1');
      await rig.orm.em.fork().transactional(async (tx) => {
        await rows(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
        await asSuperuser(`update block set ${column} = ${other} where ${last}`);
        await openWallet(admin);
      });
      expect(await refused()).toMatch(/nothing is sealed on top/i);
      await asSuperuser(`update block set ${column} = (select ${column} from kept_last) where ${last}`);
      await rows(rig.orm.em.fork(), 'drop table kept_last');
      await untilSealed(rig.orm.em);
      expect(await verify()).toMatchObject({ faults: [], next: null });
    });

  it('is found out when two events change places, or one is put in behind the sealed ones', async () => {
    const swap = `update block_leaf set event_id = case leaf_index when 1 then $1::bigint else $2::bigint end where leaf_index in (1, 2)`;
    const { first, second } = await row<{ first: string; second: string }>(rig.orm.em.fork(), `
      select (select event_id from block_leaf where leaf_index = 1) as first,
             (select event_id from block_leaf where leaf_index = 2) as second`);
    await asSuperuser('alter table block_leaf drop constraint block_leaf_event_id_key');
    await asSuperuser(swap, [second, first]);
    const { faults } = await verify();
    expect(faults.slice(0, 2)).toMatchObject([{ code: 'event_changed', leafIndex: 1 }, { code: 'event_changed', leafIndex: 2 }]);
    await asSuperuser(swap, [first, second]);
    expect((await verify()).faults).toEqual([]);

    await asSuperuser(`insert into audit_event (xid, action, resource, severity, created_at)
                       values ('3', 'nothing_happened', 'thing', 'info', now())`);
    expect((await verify()).faults).toMatchObject([{ code: 'event_slipped_in', eventId: expect.any(String) }]);
    await asSuperuser(`delete from audit_event where action = 'nothing_happened'`);
    expect((await verify()).faults).toEqual([]);
  });

  it('is found out when a hash kept for proofs changes; the log is recomputed in parts', async () => {
    await rows(rig.orm.em.fork(), `
      insert into audit_event (action, resource, severity, created_at)
      select 'thing_done', 'thing', 'info', now() from generate_series(1, ${MANY})`);
    await untilSealed(rig.orm.em);
    const whole = await verify();
    expect(whole).toMatchObject({ faults: [], next: null, fromHeight: 1, toHeight: whole.headHeight });
    const rest = await verify(3);
    expect(rest).toMatchObject({ faults: [], next: null, fromHeight: 3, headHeight: whole.headHeight });
    expect(rest.events).toBeLessThan(whole.events);
    await expect(verify(whole.headHeight + 2)).rejects.toMatchObject({ status: 404, code: 'CHECKPOINT_NOT_FOUND' });
    await asSuperuser(`update merkle_node set hash = sha256(hash) where level = 1 and position = 1`);
    expect((await verify()).faults).toMatchObject([{ code: 'node_changed' }]);
  });

  it.each(['audit_event', 'block', 'block_leaf', 'merkle_node', 'account_place'])('cannot change %s without being one', async (table) => {
    for (const statement of [`delete from ${table}`, `truncate ${table}`]) {
      await expect(rows(rig.orm.em.fork(), statement)).rejects.toThrow(/append-only/);
    }
  });
});
