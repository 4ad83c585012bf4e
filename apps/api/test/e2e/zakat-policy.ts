import type { ConnectClient, Role } from '@connect/sdk';
import { row, rows } from '../../src/platform/database/sql.ts';
import { EventLog } from '../../src/platform/event-log.ts';
import { newId } from '../../src/platform/ids.ts';
import { formatMinor } from '../../src/platform/money.ts';
import type { TestApp } from '../app.ts';
import { openWallet } from '../people.ts';
import { untilSealed } from '../sealing.ts';
import type { Rule } from './access-policy.ts';
import type { Fixture } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const ADMIN: readonly Role[] = ['admin'];
const KEEPERS: readonly Role[] = ['admin', 'scholar'];
const READERS: readonly Role[] = ['admin', 'bank', 'user', 'scholar'];
const REASON = 'Compared with the source';
const NO_YEAR = { dueOn: '2026-06-16', declarations: [] };
const NOTHING = '0193a000-0000-7000-8000-0000000000ff';
let imported = 0;

/** Prices of both metals on some days, one after the other, as they are imported. */
export const pricesOf = (days: readonly string[], gold = '489.25', silver = '6.10'): string => [
  'day,metal,aed,qar,source',
  ...days.flatMap((day) => [`${day},gold,${gold},${gold},A bulletin`, `${day},silver,${silver},${silver},A bulletin`]),
].join('\n');

/** The number of a version of prices that waits for a second person. */
export const priceVersionOf = async ({ client }: { client: ConnectClient }): Promise<string> => {
  const day = new Date(Date.UTC(2020, 0, 1 + ++imported)).toISOString().slice(0, 10);
  return String((await client.zakat.importMetalPrices({
    requestBody: { csv: pricesOf([day]), note: 'For the archive' } })).version);
};

/** A recipient that waits for a second person. */
export const recipientOf = async (
  { client }: { client: ConnectClient }, owner: { client: ConnectClient },
): Promise<string> => (await client.zakat.addZakatRecipient({ requestBody: {
  class: 'poor', name: 'Relief Fund', basis: 'Licence 1234', address: (await openWallet(owner.client, '0.00')).address,
} })).id;

/**
 * An assessment of somebody's, whose wealth was below nisab unless zakat is due, with the event that tells of it, as a
 * test writes both: a year of the ledger would take a year.
 */
export const assessmentOf = async (rig: TestApp, ownerId: string, dueMinor = 0n): Promise<string> => {
  await untilSealed(rig.orm.em);
  const [id, year] = [newId(), ++imported];
  const [from, due] = [2020, 2021].map((first) => new Date(Date.UTC(first, 0, 1 + year)).toISOString().slice(0, 10));
  const nothing = { AED: '0.00', QAR: '0.00' };
  await rig.orm.em.fork().transactional(async (tx) => {
    const { height } = await row<{ height: string }>(tx, 'select max(height)::text as height from block');
    const stated = {
      id, owner: { id: ownerId, name: 'Somebody' }, opinions: { rate: '2.5' }, hawl: { from, due }, lines: [],
      base: nothing, isReached: dueMinor > 0n, due: { ...nothing, AED: formatMinor(dueMinor) }, advances: [],
      advance: nothing, sealed: { height },
    };
    await rows(tx, `
      insert into zakat_assessment (id, owner_id, hawl_from, due_on, aed_due_minor, qar_due_minor, aed_advance_minor,
        qar_advance_minor, height, content, signature, key_id, made_at)
      values ($1, $2, $3, $4, $7, 0, 0, 0, $5, convert_to($6, 'UTF8'), 'none', 'none', business_now())`,
    [id, ownerId, from, due, height, JSON.stringify(stated), dueMinor]);
    await rig.app.get(EventLog).record(tx, [{
      action: 'zakat_assess', type: 'zakat.assessed', resource: 'zakat_assessment', resourceId: id, actor: null,
      severity: 'info', details: { ownerId, dueOn: due },
    }]);
  });
  return id;
};

/** Who may read and change what belongs to zakat; `colleague` is an administrator beside the one of the sandbox. */
export const zakatPolicy = (colleague: (fixture: Fixture) => Promise<{ client: ConnectClient }>):
Readonly<Record<string, Rule>> => ({
  listMetalPrices: { roles: READERS, status: 200, call: () => ({ query: '?metal=gold&limit=5&before=2026-11-20' }) },
  listMetalPriceVersions: { roles: KEEPERS, status: 200 },
  importMetalPrices: {
    roles: ADMIN, status: 201, call: () => ({ body: { csv: pricesOf(['2019-01-01']), note: 'For the archive' } }),
  },
  decideMetalPrices: {
    roles: KEEPERS, status: 200, call: async (fixture) => ({
      id: await priceVersionOf(await colleague(fixture)), body: { decision: 'refuse', reason: REASON } }),
  },
  listZakatRecipients: { roles: READERS, status: 200, call: () => ({ query: '?state=approved&class=poor&limit=5' }) },
  addZakatRecipient: {
    roles: ADMIN, status: 201, call: async (_, self) => ({ body: {
      class: 'debtors', name: 'Relief Fund', basis: 'Licence 1234',
      address: (await openWallet(self.client, '0.00')).address,
    } }),
  },
  decideZakatRecipient: {
    roles: KEEPERS, status: 200, call: async (fixture) => ({
      id: await recipientOf(await colleague(fixture), fixture.people.amina), body: { decision: 'refuse', reason: REASON },
    }),
  },
  removeZakatRecipient: {
    roles: ADMIN, status: 200,
    call: async (fixture) => ({ id: await recipientOf(fixture.people.admin, fixture.people.amina) }),
  },
  getZakatPosition: { roles: EVERYBODY, status: 200 },
  followZakat: {
    roles: EVERYBODY, status: 200, call: () => ({ body: { school: 'hanafi', calendar: 'lunar', method: 'person' } }),
  },
  // Whose year is not over is told so; nobody else is asked for.
  assessZakat: {
    roles: EVERYBODY, status: 409,
    call: async (_, self) => {
      await self.client.zakat.followZakat({
        requestBody: { school: 'aaoifi', calendar: 'lunar', method: 'person' } });
      return { body: NO_YEAR };
    },
  },
  correctZakatAssessment: {
    roles: EVERYBODY, status: 404,
    call: async (_, self) => {
      await self.client.zakat.followZakat({
        requestBody: { school: 'aaoifi', calendar: 'lunar', method: 'person' } });
      return { id: NOTHING, body: { declarations: [], reason: REASON } };
    },
  },
  listZakatAssessments: { roles: EVERYBODY, status: 200, call: () => ({ query: '?limit=5' }) },
  getZakatAssessment: { roles: EVERYBODY, status: 404, call: () => ({ id: NOTHING }) },
  getZakatCertificate: { roles: EVERYBODY, status: 404, call: () => ({ id: NOTHING, query: '?format=json' }) },
  payZakat: {
    roles: EVERYBODY, status: 404,
    call: (_, self) => ({ body: { recipientId: NOTHING, fromAddress: self.wallet.address, amount: '5.00' } }),
  },
});
