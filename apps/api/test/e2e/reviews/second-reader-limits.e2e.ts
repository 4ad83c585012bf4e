import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReadingQueue } from '../../../src/modules/second-reader/reading-queue.queries.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { createLog } from '../../../src/platform/log.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOUBTED, opinion, API_KEY, readerSettings, ReaderFixture, sentTo } from '../../second-reader-fixture.ts';
import { saying, StubModel } from '../../stub-model.ts';
import { until } from '../../webhook-receiver.ts';

const REASON = 'The contract was seen and filed.';

describe('the bounds of a second reader', () => {
  let stub: StubModel;
  let rig: TestApp | undefined;

  beforeAll(async () => { stub = await StubModel.start(); });
  afterAll(() => stub.stop());

  /** Runs a story against a Connect of its own. */
  const within = async (
    settings: NodeJS.ProcessEnv, story: (fixture: ReaderFixture) => Promise<void>, log?: ReturnType<typeof createLog>,
  ): Promise<void> => {
    stub.requests = [];
    stub.respond = saying(opinion('riba'));
    rig = await startApp(undefined, settings, log);
    try {
      await story(await ReaderFixture.open(rig));
    } finally {
      await rig.close();
    }
  };

  it('is off unless it is switched on, whether or not there is a model', () =>
    within(readerSettings(stub, { AI_SECOND_READER: 'off' }), async (fixture) => {
      const id = await fixture.held(DOUBTED);
      await fixture.step();
      expect([await fixture.isOpen(), await fixture.reading(id), stub.requests]).toEqual([false, null, []]);
      expect(await rows(fixture.rig.orm.em.fork(), `select from job where queue = 'second-reading'`)).toEqual([]);
    }));

  it('reads what was opened before it was switched on', () =>
    within(readerSettings(stub, { AI_SECOND_READER: 'off' }), async (fixture) => {
      const id = await fixture.held(DOUBTED);
      const twin = await fixture.rig.startTwin(undefined, readerSettings(stub));
      try {
        await until(() => rows(fixture.rig.orm.em.fork(), 'select from second_reading'), (kept) => kept.length === 1);
      } finally {
        await twin.close();
      }
      expect(await fixture.reading(id)).toMatchObject({ state: 'resembles' });
    }));

  it('tells of a payment that could not be read for good, and goes on with the others', () =>
    within(readerSettings(stub), async (fixture) => {
      const poisoned = jest.spyOn(fixture.rig.app.get(ReadingQueue, { strict: false }), 'take')
        .mockRejectedValue(new Error('It is poisoned.'));
      const id = await fixture.held(DOUBTED);
      await until(async () => {
        await rows(fixture.rig.orm.em.fork(), 'update job set run_at = now() where lease_holder is null');
        return fixture.reading(id);
      }, (reading) => reading?.state === 'unread');
      poisoned.mockRestore();
      expect(await fixture.read(await fixture.held(DOUBTED))).toMatchObject({ state: 'resembles' });
    }));

  it('reads no more in an hour than it may, and says what is not read yet', () =>
    within(readerSettings(stub, { AI_SECOND_READER_AN_HOUR: '2' }), async (fixture) => {
      const ids = [await fixture.held(DOUBTED), await fixture.held(DOUBTED), await fixture.held(DOUBTED)] as const;
      expect([(await fixture.read(ids[0])).state, (await fixture.read(ids[1])).state]).toEqual(['resembles', 'resembles']);
      await fixture.step();
      expect(await fixture.isOpen()).toBe(false);
      expect(await fixture.reading(ids[2])).toEqual({
        state: 'waiting', principle: null, isRaised: false, reason: null, unreadBecause: null, model: null,
        answeredAs: null, instruction: null, readAt: null,
      });
      expect(stub.requests).toHaveLength(2);
      // An hour later, by the database's own time.
      await rows(fixture.rig.orm.em.fork(), `update second_look set asked_at = asked_at - interval '61 minutes' where asks > 0`);
      expect(await fixture.read(ids[2])).toMatchObject({ state: 'resembles' });
    }));

  it('sends no more text in a day than it may', () =>
    within(readerSettings(stub, { AI_SECOND_READER_BYTES_A_DAY: '150' }), async (fixture) => {
      const [first, second] = [await fixture.held(DOUBTED), await fixture.held(DOUBTED)];
      await fixture.read(first);
      await fixture.step();
      expect(await fixture.reading(second)).toMatchObject({ state: 'waiting' });
      await rows(fixture.rig.orm.em.fork(), `update second_look set asked_at = asked_at - interval '25 hours' where asks > 0`);
      await rows(fixture.rig.orm.em.fork(), 'update job set run_at = now() where lease_holder is null');
      await fixture.read(second);
      expect(stub.requests).toHaveLength(2);
    }));

  it('is not paused by words that bring about answers of no use', () =>
    within(readerSettings(stub), async (fixture) => {
      stub.respond = saying('APPROVED');
      for (let n = 0; n < 4; n += 1) {
        expect(await fixture.read(await fixture.held(DOUBTED))).toMatchObject({ unreadBecause: 'unusable' });
      }
      stub.respond = saying(opinion('riba'));
      expect(await fixture.read(await fixture.held(DOUBTED))).toMatchObject({ state: 'resembles' });
    }));

  it('pauses after three failures in a row, and what waits is read afterwards', () =>
    within(readerSettings(stub), async (fixture) => {
      stub.respond = (_, response) => { response.statusCode = 500; response.end(); };
      for (let n = 0; n < 3; n += 1) expect(await fixture.read(await fixture.held(DOUBTED))).toMatchObject({ state: 'unread' });
      stub.respond = saying(opinion('riba'));
      const id = await fixture.held(DOUBTED);
      await fixture.step();
      expect([await fixture.isOpen(), await fixture.reading(id)]).toMatchObject([false, { state: 'waiting' }]);
      expect(stub.requests).toHaveLength(3);
      const admin = await fixture.rig.as('admin');
      await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'PT1H' } });
      expect(await fixture.read(id)).toMatchObject({ state: 'resembles' });
    }));

  it('reads each payment once over several processes', () =>
    within(readerSettings(stub), async (fixture) => {
      const twin = await fixture.rig.startTwin();
      try {
        const memos = Array.from({ length: 6 }, (_, n) => `${DOUBTED} (${n})`);
        const ids: string[] = [];
        for (const memo of memos) ids.push(await fixture.held(memo));
        for (const id of ids) await fixture.read(id);
        expect(sentTo(stub).map(({ memo }) => memo).sort()).toEqual(memos);
      } finally {
        await twin.close();
      }
    }));

  it('reads again what a killed process had claimed, once its time is over', () =>
    within(readerSettings(stub, { AI_SECOND_READER_AN_HOUR: '1' }), async (fixture) => {
      const db = fixture.rig.orm.em;
      await fixture.read(await fixture.held(DOUBTED));
      const id = await fixture.held(DOUBTED);
      await rows(db.fork(), `
        update job set lease_holder = gen_random_uuid(), attempts = 1, run_at = now() + interval '1 hour'
        where queue = 'second-reading'`);
      await rows(db.fork(), `update second_look set asked_at = asked_at - interval '61 minutes'`);
      expect([await fixture.isOpen(), await fixture.reading(id)]).toMatchObject([true, { state: 'waiting' }]);
      await rows(db.fork(), `update job set run_at = now() where queue = 'second-reading'`);
      expect(await fixture.read(id)).toMatchObject({ state: 'resembles' });
      expect(stub.requests).toHaveLength(2);
    }));

  it('leaves a case alone that an officer decided before', () =>
    within(readerSettings(stub, { AI_SECOND_READER_AN_HOUR: '1' }), async (fixture) => {
      await fixture.read(await fixture.held(DOUBTED));
      const id = await fixture.held(DOUBTED);
      await fixture.bank.compliance.decideReview({ id, requestBody: { decision: 'reject', reason: REASON } });
      await rows(fixture.rig.orm.em.fork(), `update second_look set asked_at = asked_at - interval '61 minutes' where asks > 0`);
      await fixture.step();
      expect([await fixture.reading(id), stub.requests.length]).toEqual([null, 1]);
    }));

  it('tells the log neither its key nor the words', async () => {
    let told = '';
    const log = createLog('trace', { write: (line: string) => { told += line; } });
    await within({ ...readerSettings(stub), LOG_LEVEL: 'trace' }, async (fixture) => {
      stub.respond = saying(`Bearer ${API_KEY}: percentage`);
      await fixture.read(await fixture.held(DOUBTED));
    }, log);
    expect(told).toContain('The model was of no help; the payment stays unread.');
    for (const secret of [API_KEY, 'percentage each month']) expect(told).not.toContain(secret);
  });
});
