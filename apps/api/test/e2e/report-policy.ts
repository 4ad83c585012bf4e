import type { Role } from '@connect/sdk';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rule } from './access-policy.ts';
import type { CallerName, Person, Fixture } from './access-fixture.ts';

const STAFF: readonly Role[] = ['admin', 'bank'];
const STAFF_CALLERS: ReadonlySet<CallerName> = new Set(['admin', 'bank.uae', 'bank.qatar']);

const asked = new WeakMap<Person, Promise<string>>();

/** The one report that somebody asked for: making one takes seconds, and they are made one after another. */
const reportOf = (self: Person): Promise<string> => {
  const { reports } = self.client;
  const report = asked.get(self) ?? reports.requestReport({ requestBody: { type: 'daily' } }).then(({ id }) => id);
  asked.set(self, report);
  return report;
};

/** A report of somebody's, made to its end. */
export const finishedReport = async (self: Person): Promise<string> => {
  const id = await reportOf(self);
  for (;;) {
    const { state } = await self.client.reports.getReport({ id });
    if (state === 'done') return id;
    if (state === 'failed') throw new Error('A report could not be made.');
    await wait(100);
  }
};

/** A new schedule of somebody's. */
export const scheduleOf = async ({ client }: Person): Promise<string> =>
  (await client.reports.createReportSchedule({ requestBody: { type: 'daily' } })).id;

/** The caller, or for those who have no reports somebody who has. */
const officerFor = ({ people }: Fixture, self: Person, caller: CallerName): Person =>
  (STAFF_CALLERS.has(caller) ? self : people.admin);

const STATEMENT = '?from=2026-10-01&to=2026-10-31&format=json';

/** Who may do what with reports and statements. */
export const REPORT_POLICY: Readonly<Record<string, Rule>> = {
  getComplianceReport: { roles: STAFF, status: 200 },
  requestReport: { roles: STAFF, status: 202, call: () => ({ body: { type: 'monthly' } }) },
  listReports: { roles: STAFF, status: 200 },
  getReport: {
    roles: STAFF, status: 200,
    call: async (fixture, self, caller) => ({ id: await reportOf(officerFor(fixture, self, caller)) }),
  },
  downloadReport: {
    roles: STAFF, status: 200,
    call: async (fixture, self, caller) =>
      ({ id: await finishedReport(officerFor(fixture, self, caller)), query: '?format=csv' }),
  },
  getReportSignature: {
    roles: STAFF, status: 200,
    call: async (fixture, self, caller) =>
      ({ id: await finishedReport(officerFor(fixture, self, caller)), query: '?format=json' }),
  },
  getWalletStatement: {
    roles: ['admin', 'bank', 'user'], status: 200, call: (_, self) => ({ id: self.wallet.id, query: STATEMENT }),
  },
  getTransactionNotification: {
    roles: ['admin', 'bank', 'user'], status: 200,
    call: (_, self) => ({ id: self.transactionId, query: `?wallet=${self.wallet.id}` }),
  },
  getTransactionTransfer: { roles: STAFF, status: 200, call: (_, self) => ({ id: self.transactionId }) },
  getStatements: { roles: ['admin', 'bank', 'user'], status: 200, call: () => ({ query: STATEMENT }) },
  verifyReport: {
    roles: ['admin', 'bank', 'user'], status: 200,
    call: () => ({ text: 'No report', headers: { 'content-type': 'application/octet-stream' } }),
  },
  listReportSchedules: { roles: STAFF, status: 200 },
  createReportSchedule: { roles: STAFF, status: 201, call: () => ({ body: { type: 'weekly' } }) },
  updateReportSchedule: {
    roles: STAFF, status: 200,
    call: async (fixture, self, caller) =>
      ({ id: await scheduleOf(officerFor(fixture, self, caller)), body: { paused: true } }),
  },
  removeReportSchedule: {
    roles: STAFF, status: 204,
    call: async (fixture, self, caller) => ({ id: await scheduleOf(officerFor(fixture, self, caller)) }),
  },
};
