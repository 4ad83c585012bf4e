import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { cloneDatabase, type SuiteDatabase } from '../../test/database.ts';
import { SystemClock } from './clock.ts';
import { ormOptions } from './database/orm-options.ts';
import { row, rows, pipeline, type Tx } from './database/sql.ts';
import type { Actor } from './http/access/actor.ts';
import { toRefusal } from './http/problems/problem.ts';
import { keyedBy, sweepAnswers, type Keyed, type Outcome } from './idempotency.ts';
import { newId } from './ids.ts';
import { UnitOfWork } from './unit-of-work.ts';

const ACTOR: Actor = {
  userId: newId(), username: 'amina', name: 'Amina Rahman', role: 'user', bankId: null, sessionId: newId(),
  requestId: 'req_1', ipAddress: '127.0.0.1',
};

describe('a unit of work', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let unitOfWork: UnitOfWork;
  let executed: string[];

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
    unitOfWork = new UnitOfWork(orm.em, new SystemClock());
    await rows(orm.em.fork(), 'create table deed (body text not null)');
  });
  beforeEach(() => { executed = []; });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const command = (key: string | undefined, body: string): Keyed & { body: string } =>
    ({ ...keyedBy(ACTOR, 'deeds.do', key, { body }), body });

  const work = async (tx: Tx, commands: (Keyed & { body: string })[]): Promise<Outcome[]> => {
    for (const { body } of commands) {
      executed.push(body);
      await rows(tx, 'insert into deed values ($1)', [body]);
    }
    return commands.map(({ body }) => ({ status: 201, body: JSON.stringify({ done: body }) }));
  };

  const run = (...commands: (Keyed & { body: string })[]) => unitOfWork.run(commands, work);
  const deeds = async (body: string): Promise<number> => Number((await row<{ count: string }>(
    orm.em.fork(), 'select count(*) from deed where body = $1', [body])).count);
  const codeOf = (outcome: Outcome | undefined): unknown => (JSON.parse(outcome?.body ?? '{}') as { code?: string }).code;

  it('I6: does once what is asked twice in one batch, and refuses another request under the same key', async () => {
    const [first, twin, other] = await run(command('k1', 'a'), command('k1', 'a'), command('k1', 'b'));
    expect(first).toMatchObject({ status: 201, body: '{"done":"a"}' });
    expect(twin).toMatchObject({ status: 201, body: '{"done":"a"}', isReplay: true });
    expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(executed).toEqual(['a']);
  });

  it('I6: answers a repeated request as the first time, whoever else misuses its key in the same batch', async () => {
    await run(command('k2', 'c'));
    const [misused, repeated, again] = await run(command('k2', 'd'), command('k2', 'c'), command('k2', 'd'));
    expect(codeOf(misused)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(repeated).toMatchObject({ status: 201, body: '{"done":"c"}', isReplay: true });
    expect(codeOf(again)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(executed).toEqual(['c']);
  });

  it('does everything that carries no key, however alike', async () => {
    const outcomes = await run(command(undefined, 'e'), command(undefined, 'e'));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([201, 201]);
    expect(await deeds('e')).toBe(2);
  });

  it('keeps neither deed nor key of work that fails, so that the same key may be used again', async () => {
    const failing = unitOfWork.run([command('k3', 'f')], async (tx, commands) => {
      await work(tx, commands);
      throw new Error('The work failed.');
    });
    await expect(failing).rejects.toThrow('The work failed.');
    expect(await deeds('f')).toBe(0);
    expect(await run(command('k3', 'f'))).toMatchObject([{ status: 201 }]);
    expect(await deeds('f')).toBe(1);
  });

  it.each([['a serialisation failure', '40001'], ['a deadlock', '40P01']])(
    'works again after %s, and gives up after the third', async (_, state) => {
      const failTimes = (times: number, body: string) => unitOfWork.commit(async (tx) => {
        executed.push(body);
        await rows(tx, 'insert into deed values ($1)', [body]);
        if (executed.length <= times) {
          await rows(tx, `do $$ begin raise exception 'again' using errcode = '${state}'; end $$`);
        }
      });
      await failTimes(2, `g${state}`);
      expect(executed).toHaveLength(3);
      expect(await deeds(`g${state}`)).toBe(1);
      executed = [];
      await expect(failTimes(3, `h${state}`)).rejects.toThrow('again');
      expect(executed).toHaveLength(3);
      expect(await deeds(`h${state}`)).toBe(0);
    });

  it('ends a transaction only when everything that shares its trips has ended, and says what failed first', async () => {
    const late: string[] = [];
    const failing = unitOfWork.commit(async (tx) => {
      await pipeline([
        (async () => {
          await rows(tx, 'select pg_sleep(0.05)');
          late.push('waited');
          await rows(tx, "insert into deed values ('late')");
        })(),
        rows(tx, `insert into deed values ($1)`, [null]),
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(late).toEqual(['waited']);
    expect(await deeds('late')).toBe(0);
  });

  it('says that an outcome is unknown or failed when the connection dies, and lets everything close', async () => {
    const dying = unitOfWork.commit(async (tx) => {
      const { pid } = await row<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
      const killing = rows(orm.em.fork(), 'select pg_terminate_backend($1)', [pid]);
      await pipeline([rows(tx, 'select pg_sleep(5)'), rows(tx, "insert into deed values ('dead')"), killing]);
    });
    await expect(dying).rejects.toBeInstanceOf(Error);
    expect(await deeds('dead')).toBe(0);
  });

  it('outlives a connection that ends between two statements, and undoes the work', async () => {
    const waiting = unitOfWork.commit(async (tx) => {
      const { pid } = await row<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
      await rows(tx, "insert into deed values ('idle')");
      await rows(tx, "set local idle_in_transaction_session_timeout = '1ms'");
      const isThere = () => rows(orm.em.fork(), 'select 1 from pg_stat_activity where pid = $1', [pid]);
      while ((await isThere()).length > 0) await sleep(5);
      await rows(tx, "insert into deed values ('too late')");
    });
    const failure: unknown = await waiting.catch((thrown: unknown) => thrown);
    expect(toRefusal(failure)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    expect(await deeds('idle')).toBe(0);
  });

  it('does not call done what the server doubts, as when the wait for a standby is cut short', async () => {
    await rows(orm.em.fork(), `
      create table doubted (n int);
      create function doubt() returns trigger language plpgsql as $$ begin raise warning 'not replicated'; return null; end $$;
      create constraint trigger doubt after insert on doubted deferrable initially deferred
        for each row execute function doubt()`);
    const write = (em: Tx) => rows(em, 'insert into doubted values ($1)', [1]);
    for (const doubted of [
      () => unitOfWork.commit(write), () => orm.em.fork().transactional(write), () => write(orm.em.fork()),
    ]) {
      const failure: unknown = await doubted().catch((thrown: unknown) => thrown);
      expect(toRefusal(failure)).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
    }
    await expect(unitOfWork.commit((tx) => rows(tx, 'select 1'))).resolves.toBeDefined();
  });

  describe('a day after a key was used', () => {
    const aDayLater = () => rows(orm.em.fork(), `
      update idempotency_key set created_at = created_at - interval '24 hours 1 second'`);
    const sweep = () => unitOfWork.commit(sweepAnswers);

    it.each<[string, () => Promise<unknown>]>([['before', async () => {}], ['after', sweep]])(
      'I6: does not do again what was done under it, %s its answer was swept', async (when, swept) => {
        const body = `paid ${when}`;
        await run(command(when, body));
        await aDayLater();
        await swept();
        const [repeated, other] = await run(command(when, body), command(when, 'another request'));
        expect(repeated?.status).toBe(409);
        expect(codeOf(repeated)).toBe('IDEMPOTENCY_KEY_EXPIRED');
        expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
        expect(await deeds(body)).toBe(1);
      });

    it('keeps no answer, and for ever that the key was used', async () => {
      await run(command('swept', 'for ever'));
      await aDayLater();
      await sweep();
      expect(await rows(orm.em.fork(), `select 1 from idempotency_key where key = 'swept'`)).toEqual([]);
      await expect(rows(orm.em.fork(), `delete from idempotency_claim where key = 'swept'`)).rejects.toThrow();
      await sweep();
      expect(codeOf((await run(command('swept', 'for ever')))[0])).toBe('IDEMPOTENCY_KEY_EXPIRED');
    });
  });

  it('I6: lets one of many at once do the deed', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => run(command('k4', 'i'))));
    expect(await deeds('i')).toBe(1);
    expect(outcomes.flat().filter((outcome) => outcome.isReplay)).toHaveLength(19);
  });
});
