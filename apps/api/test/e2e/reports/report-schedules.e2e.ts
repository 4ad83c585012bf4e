import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ReportDto } from '@connect/sdk';
import { createConnectClient } from '@connect/sdk';
import { setTimeout as wait } from 'node:timers/promises';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';

const DAYS = 3;
const DAY_MS = 86_400_000;

describe('schedules of reports', () => {
  let rig: TestApp;
  let twin: TestApp;
  let admin: ConnectClient;

  const allDone = async (client: ConnectClient, least: number): Promise<ReportDto[]> => {
    for (;;) {
      const reports = await client.reports.listReports({});
      if (reports.length >= least && reports.every(({ state }) => state === 'done')) return reports;
      await wait(200);
    }
  };

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    admin = createConnectClient({ baseUrl: rig.baseUrl, token });
  });
  afterAll(async () => {
    await twin.close();
    await rig.close();
  });

  it('report each day once, in the order of the days, when the clock passes them in two processes', async () => {
    const schedule = await admin.reports.createReportSchedule({ requestBody: { type: 'daily', timeZone: 'Asia/Qatar' } });
    expect(schedule.nextAt).toMatch(/T21:00:00\.000Z$/);
    const { token } = await twin.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const other = createConnectClient({ baseUrl: twin.baseUrl, token });
    // Whoever comes second finds the clock there, or still on its way.
    const to = new Date(Date.parse(schedule.nextAt) + (DAYS - 0.5) * DAY_MS).toISOString();
    await Promise.all([admin, other].map((client) =>
      client.sandbox.advanceSandboxClock({ requestBody: { to } }).catch(() => null)));
    const reports = (await allDone(admin, DAYS)).filter(({ scheduleId }) => scheduleId === schedule.id).reverse();
    expect(reports).toHaveLength(DAYS);
    expect(reports[0]).toMatchObject({ to: schedule.nextAt, provisional: false, requestedBy: null, type: 'daily' });
    reports.forEach((report, n) => {
      // Each was asked for when its day was over and the next was not, and begins where the one before it ended.
      const waited = Date.parse(report.createdAt) - Date.parse(report.to);
      expect({ report, isInTime: waited >= 0 && waited < DAY_MS }).toEqual({ report, isInTime: true });
      if (n > 0) expect(report.from).toBe(reports[n - 1]!.to);
    });
    const { nextAt } = (await admin.reports.listReportSchedules())[0]!;
    expect(nextAt > reports.at(-1)!.to).toBe(true);
    const { jobs } = await row<{ jobs: number }>(rig.orm.em.fork(),
      `select count(*)::int as jobs from job where queue = 'report' and subject = any($1)`,
      [reports.map(({ id }) => id)]);
    expect(jobs).toBe(0);
    // The days that the others let pass need no reports.
    await admin.reports.removeReportSchedule({ id: schedule.id });
  });

  it('ask for nothing while they are paused, and go on with the period that is running then', async () => {
    const schedule = await admin.reports.createReportSchedule({ requestBody: { type: 'weekly' } });
    await admin.reports.updateReportSchedule({ id: schedule.id, requestBody: { paused: true } });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P15D' } });
    const before = await admin.reports.listReports({});
    expect(before.filter(({ scheduleId }) => scheduleId === schedule.id)).toEqual([]);
    const resumed = await admin.reports.updateReportSchedule({ id: schedule.id, requestBody: { paused: false } });
    expect(Date.parse(resumed.nextAt) - Date.parse(schedule.nextAt)).toBeGreaterThanOrEqual(14 * DAY_MS);
    await admin.reports.removeReportSchedule({ id: schedule.id });
    expect((await admin.reports.listReportSchedules()).map(({ id }) => id)).not.toContain(schedule.id);
  });

  it('pause while whoever made them is deactivated, and go on when they are let in again', async () => {
    const officer = await rig.as('bank.qatar');
    const { id, nextAt } = await officer.reports.createReportSchedule({ requestBody: { type: 'daily' } });
    const found = async () => (await admin.reports.listReportSchedules()).find((schedule) => schedule.id === id);
    const { id: officerId } = (await admin.users.listUsers({ q: 'bank.qatar' }))[0]!;
    await admin.users.deactivateUser({ id: officerId, requestBody: { reason: 'Left the bank.' } });
    expect(await found()).toMatchObject({ paused: true, pausedBecause: 'owner_deactivated' });
    await expect(admin.reports.updateReportSchedule({ id, requestBody: { paused: false } }))
      .rejects.toMatchObject({ status: 409, code: 'SCHEDULE_OWNER_DEACTIVATED' });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    expect((await admin.reports.listReports({})).filter(({ scheduleId }) => scheduleId === id)).toEqual([]);

    await admin.users.reactivateUser({ id: officerId });
    const resumed = await found();
    expect(resumed).toMatchObject({ paused: false, pausedBecause: null });
    expect(Date.parse(resumed?.nextAt ?? '') - Date.parse(nextAt)).toBeGreaterThanOrEqual(2 * DAY_MS);
    const events = await admin.audit.listAuditEvents({ resource: 'report_schedule', resourceId: id });
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['report_schedule_resume', expect.objectContaining({ reason: 'owner_reactivated' })],
      ['report_schedule_pause', expect.objectContaining({ reason: 'owner_deactivated' })],
      ['report_schedule_create', expect.anything()],
    ]);
    await admin.reports.removeReportSchedule({ id });
  });

  it('leave a report whose process died to another one', async () => {
    const { id } = await admin.reports.requestReport({ requestBody: { type: 'daily' } });
    await allDone(admin, 1);
    // As if a process had taken a job and was never heard of again.
    const [job] = await rows<{ id: string }>(rig.orm.em.fork(), `
      insert into job (queue, subject, run_at, lease_holder, attempts)
      values ('report', $1, now() - interval '1 minute', gen_random_uuid(), 1) returning id`, [id]);
    while ((await rows(rig.orm.em.fork(), 'select 1 from job where id = $1', [job!.id])).length > 0) await wait(200);
    const files = (await admin.reports.getReport({ id })).files;
    expect(files).toHaveLength(4);
  });
});
