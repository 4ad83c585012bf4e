import type { Role } from '@connect/sdk';
import type { Call, Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';
import { complete, SETTINGS } from './strs/str-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
/** The seeded officers and the administrator look after reports; customers are told that there are none. */
const NOT_THERE = { user: 404 } as const;
const BANKS = {
  'bank.uae': '0193a000-0000-7000-8000-00000000ba01', 'bank.qatar': '0193a000-0000-7000-8000-00000000ba02',
} as const;

const bankOf = (caller: CallerName) => (caller === 'bank.qatar' ? 'bank.qatar' : 'bank.uae');
const currencyOf = (caller: CallerName) => (caller === 'bank.qatar' ? 'QAR' : 'AED');
const settingsOf = (caller: CallerName) => ({ ...SETTINGS, localCurrency: currencyOf(caller) } as const);
const settingsCall = (caller: CallerName): Call =>
  (caller === 'admin' ? { query: `?bankId=${BANKS['bank.uae']}` } : {});

const caseOf = async ({ people, heldAt }: Fixture, caller: CallerName): Promise<string> => {
  await people[bankOf(caller)].client.strs.keepStrSettings({ requestBody: settingsOf(caller) });
  return heldAt(caller === 'bank.qatar' ? 'qatar' : 'uae');
};
/** A report of the caller's bank that lacks nothing, made by somebody else where the caller is to approve it. */
export const reportOf = async (fixture: Fixture, caller: CallerName, isForApproval = false) => {
  const maker = fixture.people[isForApproval && caller !== 'admin' ? 'admin' : bankOf(caller)].client;
  return complete(maker, await maker.strs.openStr({ requestBody: { caseId: await caseOf(fixture, caller) } }));
};

/** Who may do what with suspicious-transaction reports. */
export const STR_POLICY: Readonly<Record<string, Rule>> = {
  listStrs: { roles: EVERYBODY, status: 200, without: NOT_THERE },
  openStr: {
    roles: EVERYBODY, status: 201, without: NOT_THERE,
    call: async (fixture, _, caller) => ({ body: { caseId: await caseOf(fixture, caller) } }),
  },
  getStrSettings: { roles: EVERYBODY, status: 200, without: NOT_THERE, call: (_, __, caller) => settingsCall(caller) },
  keepStrSettings: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: (_, __, caller) => ({ ...settingsCall(caller), body: settingsOf(caller) }),
  },
  getStr: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: async (fixture, _, caller) => ({ id: (await reportOf(fixture, caller)).id }),
  },
  saveStr: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: async (fixture, _, caller) => {
      const { id, version, reportCode, reason, indicators, transactions } = await reportOf(fixture, caller);
      return { id, body: {
        version, reportCode, reason, indicators, transactions: transactions.map(({ payment: __, ...said }) => said),
      } };
    },
  },
  approveStr: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: async (fixture, _, caller) => {
      const { id, version } = await reportOf(fixture, caller, true);
      return { id, body: { version } };
    },
  },
  fileStr: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: async (fixture, _, caller) => {
      const { id, version } = await reportOf(fixture, caller);
      await fixture.people.admin.client.strs.approveStr({ id, requestBody: { version } });
      return { id, body: { reference: '12345-0-0', filedOn: '2026-01-01' } };
    },
  },
  downloadStr: {
    roles: EVERYBODY, status: 200, without: NOT_THERE,
    call: async (fixture, _, caller) => ({ id: (await reportOf(fixture, caller)).id }),
  },
};
