import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chanceOf, SEED } from '../../../../test/chance.ts';
import { cloneDatabase, type SuiteDatabase } from '../../../../test/database.ts';
import { faultsOf, readChain } from '../../../../test/sealed-chain.ts';
import { sealerOn } from '../../../../test/sealing.ts';
import { SystemClock } from '../../../platform/clock.ts';
import { ormOptions } from '../../../platform/database/orm-options.ts';
import { row, rows } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { keyIdOf } from '../../../platform/signing-key.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { KeyRegister } from '../../keys/key-register.service.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import type { SealBlock } from './seal-block.use-case.ts';

const WRITERS = 16;
const TRANSACTIONS_EACH = 30;
const OBJECTS = 5;
const LONGEST_PAUSE_MS = 150;
const SEALERS = 2;
const HOUR_MS = 3_600_000;

class ChangedMind extends Error {}

describe(`sealing while ${WRITERS} writers write (seed ${SEED})`, () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let sealers: SealBlock[];
  let unitOfWork: UnitOfWork;
  const { privateKey } = generateKeyPairSync('ed25519');
  const clock = new SystemClock();
  const written = { kept: 0, undone: 0 };

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection, { min: 2, max: WRITERS + SEALERS + 2 }),
      entities: [], discovery: { warnWhenNoEntities: false },
    });
    unitOfWork = new UnitOfWork(orm.em, clock);
    const keys = new SigningKeys({ signingKey: privateKey, keyId: keyIdOf(privateKey) },
      new KeyRegister(orm.em, unitOfWork, clock, new EventLog(clock)));
    await keys.putInUse();
    sealers = Array.from({ length: SEALERS }, () => sealerOn(orm.em, { unitOfWork, clock, keys }));
    await rows(orm.em.fork(), `create table thing as select id, 0 as version from generate_series(1, ${OBJECTS}) as id`);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const unsealed = (): Promise<{ id: string }[]> => rows(orm.em.fork(), `
    select id from audit_event e where not exists (select 1 from block_leaf l where l.event_id = e.id)`);

  /** Seals at least one event. A transaction open in another suite's database, on the same server, defers sealing. */
  const sealSome = async (): Promise<void> => {
    while (await sealers[0]!.execute() === 0) await wait(10);
  };

  /** Changes an object under its lock, tells of it once or twice, takes its time, and sometimes thinks better of it. */
  const change = async (log: EventLog, upTo: (most: number) => number): Promise<void> => {
    const object = 1 + upTo(OBJECTS);
    const isUndone = upTo(10) === 0;
    const versions = 1 + upTo(2);
    await unitOfWork.commit(async (tx) => {
      // An early transaction number with a late event is what makes ids and commits disagree about the order.
      await rows(tx, 'select pg_current_xact_id()');
      await wait(upTo(LONGEST_PAUSE_MS));
      for (let n = 0; n < versions; n++) {
        const { version } = await row<{ version: number }>(
          tx, 'update thing set version = version + 1 where id = $1 returning version', [object]);
        await log.record(tx, [{
          action: 'thing_change', resource: 'thing', resourceId: String(object), actor: null, severity: 'info',
          details: { version },
        }]);
      }
      await wait(upTo(LONGEST_PAUSE_MS));
      if (isUndone) throw new ChangedMind();
    }).then(() => { written.kept += versions; }, (failure: unknown) => {
      if (!(failure instanceof ChangedMind)) throw failure;
      written.undone += versions;
    });
  };

  it('seals every event exactly once, and each object in the order of its changes', async () => {
    const log = new EventLog(clock);
    const progress = { isWriting: true };
    const sealing = sealers.map(async (sealer) => {
      while (progress.isWriting) {
        await sealer.execute();
        await wait(10);
      }
    });
    await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
      const upTo = chanceOf(SEED + writer);
      for (let n = 0; n < TRANSACTIONS_EACH; n++) await change(log, upTo);
    }));
    progress.isWriting = false;
    await Promise.all(sealing);
    while ((await unsealed()).length > 0) await sealSome();

    const chain = await readChain(orm.em);
    expect(written.undone).toBeGreaterThan(0);
    expect(chain.events.filter((event) => event['resource'] === 'thing')).toHaveLength(written.kept);
    expect(await unsealed()).toEqual([]);
    for (let object = 1; object <= OBJECTS; object++) {
      const versions = chain.events.filter((event) => event.resource_id === String(object))
        .map((event) => event.details['version']);
      expect(versions).toEqual(versions.map((_, n) => n + 1));
    }
    expect(chain.blocks.length).toBeGreaterThan(10);
    expect(faultsOf(chain, createPublicKey(privateKey).export({ format: 'jwk' }))).toEqual([]);
  });

  it('seals an event that was numbered first and committed last behind the one that overtook it', async () => {
    const log = new EventLog(clock);
    const tell = (tx: EntityManager, action: string): Promise<void> => log.record(tx, [{
      action, resource: 'thing', resourceId: 'overtaken', actor: null, severity: 'info', details: {} }]);
    const [early, late] = [orm.em.fork(), orm.em.fork()];
    await early.begin();
    await rows(early, 'select pg_current_xact_id()');
    await late.begin();
    await tell(late, 'numbered_first');
    await tell(early, 'numbered_second');
    await early.commit();
    await sealSome();
    await late.commit();
    await sealSome();

    const { events } = await readChain(orm.em);
    expect(events.slice(-2).map((event) => event.action)).toEqual(['numbered_second', 'numbered_first']);
    expect(BigInt(events.at(-1)!.id)).toBeLessThan(BigInt(events.at(-2)!.id));
  });

  it('seals no block at a time before that of the last one, though the clock steps back', async () => {
    const log = new EventLog(clock);
    const moment = Date.now();
    const tell = (): Promise<void> => unitOfWork.commit((tx) => log.record(tx, [{
      action: 'told', resource: 'thing', resourceId: 'timed', actor: null, severity: 'info', details: {} }]));
    const time = jest.spyOn(clock, 'now').mockReturnValue(new Date(moment + HOUR_MS));
    await tell();
    await sealSome();
    time.mockReturnValue(new Date(moment - HOUR_MS));
    await tell();
    await sealSome();
    time.mockReturnValue(new Date(moment + 2 * HOUR_MS));
    await tell();
    await sealSome();
    time.mockRestore();

    const { blocks } = await readChain(orm.em);
    expect(blocks.slice(-3).map(({ sealed_at }) => new Date(sealed_at).getTime()))
      .toEqual([moment + HOUR_MS, moment + HOUR_MS, moment + 2 * HOUR_MS]);
  });
});
