import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import { chanceOf, SEED } from '../../test/chance.ts';
import { cloneDatabase, type SuiteDatabase } from '../../test/database.ts';
import { SystemClock } from './clock.ts';
import { ormOptions } from './database/orm-options.ts';
import { row, rows } from './database/sql.ts';
import { EventLog } from './event-log.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { Tracing } from './traces/tracing.service.ts';
import { UnitOfWork } from './unit-of-work.ts';

const WRITERS = 12;
const TRANSACTIONS_EACH = 25;
const OBJECTS = 5;
const LONGEST_PAUSE_MS = 60;
const RELAYS = 2;

class ChangedMind extends Error {}

interface PositionedEvent { position: number; object: string; version: number }

describe(`placing events while many writers write (seed ${SEED})`, () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let unitOfWork: UnitOfWork;
  let relays: OutboxRelay[];
  const log = new EventLog(new SystemClock());

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection),
      entities: [], discovery: { warnWhenNoEntities: false }, pool: { min: 2, max: WRITERS + RELAYS + 2 },
    });
    unitOfWork = new UnitOfWork(orm.em, new SystemClock());
    relays = Array.from({ length: RELAYS }, () => new OutboxRelay(unitOfWork, new Tracing()));
    await rows(orm.em.fork(), `create table thing as select id, 0 as version from generate_series(1, ${OBJECTS}) as id`);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const tell = (tx: EntityManager, object: string, version: number): Promise<void> => log.record(tx, [{
    action: 'thing_change', type: 'thing.changed', resource: 'thing', resourceId: object, actor: null, severity: 'info',
    details: { version },
  }]);

  const positionedAfter = (position: number): Promise<PositionedEvent[]> => rows<PositionedEvent>(orm.em.fork(), `
    select p.position::int, e.resource_id as object, (e.details ->> 'version')::int as version
    from event_position p join audit_event e on e.id = p.event_id
    where p.position > $1 order by p.position`, [position]);

  /** Changes an object under its lock; its transaction's number, its event's id and its commit disagree in order. */
  const change = (upTo: (most: number) => number): Promise<number> => unitOfWork.commit(async (tx) => {
    const object = 1 + upTo(OBJECTS);
    await rows(tx, 'select pg_current_xact_id()');
    await wait(upTo(LONGEST_PAUSE_MS));
    const { version } = await row<{ version: number }>(
      tx, 'update thing set version = version + 1 where id = $1 returning version', [object]);
    await tell(tx, String(object), version);
    await wait(upTo(LONGEST_PAUSE_MS));
    if (upTo(10) === 0) throw new ChangedMind();
    return 1;
  }).catch((failure: unknown) => {
    if (failure instanceof ChangedMind) return 0;
    throw failure;
  });

  /** Places as many events, no more. A transaction open in another suite's database, on the same server, defers it. */
  const place = async (count: number): Promise<void> => {
    let placed = 0;
    while (placed < count) {
      placed += await relays[0]!.execute();
      await wait(5);
    }
    expect(placed).toBe(count);
  };

  it('a reader that remembers one number hears every event once, and each object in the order of its changes', async () => {
    const progress = { isWriting: true };
    const relaying = relays.map(async (relay) => {
      while (progress.isWriting) {
        await relay.execute();
        await wait(5);
      }
    });
    const heard: PositionedEvent[] = [];
    const read = async (): Promise<void> => { heard.push(...await positionedAfter(heard.at(-1)?.position ?? 0)); };
    const reading = (async () => {
      while (progress.isWriting) await read();
    })();
    const kept = await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
      const upTo = chanceOf(SEED + writer);
      let count = 0;
      for (let n = 0; n < TRANSACTIONS_EACH; n++) count += await change(upTo);
      return count;
    }));
    progress.isWriting = false;
    await Promise.all([...relaying, reading]);
    const told = kept.reduce((sum, count) => sum + count, 0);
    await place(told - (await row<{ placed: number }>(
      orm.em.fork(), 'select count(*)::int as placed from event_position')).placed);
    await read();

    expect(heard).toHaveLength(told);
    expect(heard.map(({ position }) => position)).toEqual(heard.map((_, n) => n + 1));
    for (let object = 1; object <= OBJECTS; object++) {
      const versions = heard.filter((h) => h.object === String(object)).map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, n) => n + 1));
    }
  });

  it('waits for an event that was numbered first and commits last, and for nobody else', async () => {
    const { last } = await row<{ last: string }>(orm.em.fork(), 'select max(position) as last from event_position');
    const [early, late] = [orm.em.fork(), orm.em.fork()];
    await early.begin();
    await rows(early, 'select pg_current_xact_id()');
    await late.begin();
    await tell(late, 'overtaken', 1);
    await tell(early, 'overtaken', 2);
    await late.commit();
    expect(await relays[0]!.execute()).toBe(0);
    await early.commit();
    await place(2);
    expect((await positionedAfter(Number(last))).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('passes over what nobody is told of once, and writes nothing when there is nothing to pass', async () => {
    await unitOfWork.commit((tx) => log.record(tx, Array.from({ length: 3 }, () => (
      { action: 'look', resource: 'thing', resourceId: '1', actor: null, severity: 'info', details: {} }))));
    const stand = () => row<{ ahead: number; version: string }>(orm.em.fork(), `
      select r.xmin::text as version, (select count(*)::int from audit_event e where e.xid >= r.horizon) as ahead
      from event_relay r`);
    // A transaction open in another suite's database, on the same server, defers it.
    for (let tries = 0; tries < 200 && (await stand()).ahead > 0; tries++) {
      expect(await relays[0]!.execute()).toBe(0);
      await wait(20);
    }
    const passed = await stand();
    expect(passed.ahead).toBe(0);
    await relays[0]!.execute();
    expect(await stand()).toEqual(passed);
  });

  it('finds what has no position when transaction numbers begin again after a restore', async () => {
    await rows(orm.em.fork(), `update event_relay set horizon = '99999999999'`);
    await unitOfWork.commit((tx) => tell(tx, 'restored', 1));
    await place(1);
    expect(await relays[0]!.execute()).toBe(0);
  });

  it('looks at what was restored once, although its transaction numbers are still to come', async () => {
    const restored = `
      insert into audit_event (action, resource, resource_id, severity, details, type, xid, created_at)
      select 'restore', 'thing', n::text, 'info', '{}', 'thing.restored', '99999999000'::xid8, now()
      from generate_series(1, 30) n`;
    await rows(orm.em.fork(), `update event_relay set horizon = '99999999999'`);
    await rows(orm.em.fork(), restored);
    await place(30);
    const looked = await rows(orm.em.fork(), `
      select 1 from audit_event e, event_relay r
      where e.xid >= r.horizon and e.xid < pg_snapshot_xmax(pg_current_snapshot())`);
    expect(looked.length).toBeLessThan(30);
    // One that has no place and lies beyond all that can be seen is not looked at again.
    await rows(orm.em.fork(), restored);
    expect(await relays[0]!.execute()).toBe(0);
    await unitOfWork.commit((tx) => tell(tx, 'after', 1));
    await place(1);
  });
});
