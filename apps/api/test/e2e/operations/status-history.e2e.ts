import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StatusHistoryDto, SystemPart } from '@connect/sdk';
import { SystemClock } from '../../../src/platform/clock.ts';
import { StatusSampler } from '../../../src/modules/status/status-sampler.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet } from '../../people.ts';
import { SEAL_LOCK } from '../../sealing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the history of the status', () => {
  let rig: TestApp;
  let twin: TestApp;
  /** The time of the machine, which stands still: what is put and what is told of it fall into the same minute. */
  let now = Date.now();
  const minuteNow = (): number => now - (now % MINUTE);

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    // From here on a process measures when the test says so.
    for (const { app } of [rig, twin]) {
      await app.get(StatusSampler, { strict: false }).beforeApplicationShutdown();
      Object.assign(app.get(SystemClock), { now: () => new Date(now) });
    }
  });
  afterAll(async () => {
    await twin.close();
    await rig.close();
  });
  beforeEach(async () => {
    // Each test has a minute of its own.
    now = minuteNow() + MINUTE;
    await rows(rig.orm.em.fork(), 'delete from status_sample');
  });

  const put = (minute: number, failed: SystemPart[] = []) => rows(rig.orm.em.fork(),
    'insert into status_sample (minute, failed) values ($1, $2)', [new Date(minute), failed]);
  const partIn = ({ parts }: StatusHistoryDto, name: SystemPart) => parts.find(({ part }) => part === name)!;
  const iso = (moment: number) => new Date(moment).toISOString();
  /** What is told once the answer of a second ago is forgotten. */
  const history = () => {
    now += 1_000;
    return rig.anonymous.status.getStatusHistory();
  };

  it('says that nothing is known where nothing was measured', async () => {
    const told = await history();
    expect(told).toMatchObject({ measuredSince: null, lastMeasuredAt: null, incidents: [] });
    expect(told.parts.map(({ part }) => part)).toEqual(
      ['database', 'uae_dirham', 'qatar_cbdc', 'compliance', 'sealing', 'events', 'webhooks', 'reports']);
    for (const part of told.parts) expect(part).toMatchObject({ state: 'unknown', uptime: null, days: [] });
  });

  it('counts minutes that failed and minutes that nobody measured, and tells when they were', async () => {
    const began = minuteNow() - 10 * MINUTE;
    for (const n of [0, 1, 2, 3, 6, 8, 9]) await put(began + n * MINUTE);
    await put(began + 7 * MINUTE, ['sealing']);
    const told = await history();
    const sealing = partIn(told, 'sealing');
    const expected = (minuteNow() - began) / MINUTE;
    const sum = (key: 'failedMinutes' | 'unknownMinutes') => sealing.days.reduce((total, day) => total + day[key], 0);
    expect({ failed: sum('failedMinutes'), unknown: sum('unknownMinutes') }).toEqual({ failed: 1, unknown: expected - 8 });
    expect(sealing).toMatchObject({ state: 'operational', uptime: Math.floor(70_000 / expected) / 100 });
    expect(partIn(told, 'reports').uptime).toBe(Math.floor(80_000 / expected) / 100);
    expect(told.measuredSince).toBe(iso(began));
    expect(told.incidents).toEqual([
      { kind: 'failure', part: 'sealing', beganAt: iso(began + 7 * MINUTE), endedAt: iso(began + 8 * MINUTE), minutes: 1 },
      { kind: 'silence', part: null, beganAt: iso(began + 4 * MINUTE), endedAt: iso(began + 6 * MINUTE), minutes: 2 },
    ]);
  });

  it('does not call a part working once its newest sample is old', async () => {
    const last = minuteNow() - 5 * MINUTE;
    await put(last);
    const told = await history();
    expect(told.parts.every(({ state }) => state === 'unknown')).toBe(true);
    expect(told.incidents).toMatchObject([{ kind: 'silence', beganAt: iso(last + MINUTE), endedAt: null }]);
  });

  it('measures a minute once, however many processes there are, and keeps ninety days', async () => {
    const today = minuteNow() - (minuteNow() % DAY);
    for (const daysAgo of [92, 91, 40]) await put(today - daysAgo * DAY);
    await Promise.all([rig, twin].map(({ app }) => app.get(StatusSampler, { strict: false }).sample()));
    const told = await history();
    expect(told.parts.map(({ state }) => state)).toEqual(Array(8).fill('operational'));
    expect(told.measuredSince).toBe(iso(today - 89 * DAY));
    expect(told.parts[0]?.days).toHaveLength(90);
    const kept = await rows<{ minute: Date }>(rig.orm.em.fork(), 'select minute from status_sample order by minute');
    expect(kept).toHaveLength(3);
    expect(new Date(kept[0]!.minute)).toEqual(new Date(today - 91 * DAY));
  });

  it('sees that a part fails, and that it works again', async () => {
    const admin = await rig.as('admin');
    await rig.orm.em.fork().transactional(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
      await openWallet(admin);
      await untilPlaced(rig.orm.em);
      await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'PT1M' } });
      await untilPlaced(rig.orm.em);
      await rows(rig.orm.em.fork(), 'delete from status_sample');
      await rig.app.get(StatusSampler, { strict: false }).sample();
    });
    const failed = await history();
    expect(partIn(failed, 'sealing').state).toBe('failing');
    expect(partIn(failed, 'uae_dirham').state).toBe('operational');
    expect(failed.incidents).toMatchObject([{ kind: 'failure', part: 'sealing', endedAt: null }]);
    await rows(rig.orm.em.fork(), 'delete from status_sample');
    await rig.app.get(StatusSampler, { strict: false }).sample();
    expect(partIn(await history(), 'sealing').state).toBe('operational');
  });
});
