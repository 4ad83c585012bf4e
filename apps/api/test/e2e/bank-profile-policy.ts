import type { Role } from '@connect/sdk';
import type { CallerName, Fixture, Person } from './access-fixture.ts';
import type { Rule } from './access-policy.ts';
import { newOfficer } from './factors/officers.ts';

const READERS: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];
const NOTHING = '0193a000-0000-7000-8000-0000000000ff';
const PROPOSED = { profile: 'HANAFI', note: 'As the board decided' } as const;

/** A version of the opinions of a bank that its officer proposed. */
export const bankProfileOf = async ({ client }: Pick<Person, 'client'>): Promise<string> =>
  (await client.compliance.proposeBankProfile({ requestBody: PROPOSED })).id;

const visibleTo = async ({ people }: Fixture, caller: CallerName): Promise<string> => {
  if (caller === 'anonymous' || caller === 'amina' || caller === 'yusuf') return NOTHING;
  return bankProfileOf(people[caller === 'bank.qatar' ? 'bank.qatar' : 'bank.uae']);
};

/** Who may read which opinions banks follow, propose others, and decide them. */
export const BANK_PROFILE_POLICY: Readonly<Record<string, Rule>> = {
  listContestedPoints: { roles: [...READERS, 'user'], status: 200 },
  listBankProfiles: { roles: READERS, status: 200 },
  getBankProfile: {
    roles: READERS, status: 200, call: async (fixture, _, caller) => ({ id: await visibleTo(fixture, caller) }),
  },
  proposeBankProfile: { roles: ['bank'], status: 201, call: () => ({ body: PROPOSED }) },
  decideBankProfile: {
    roles: ['bank'], status: 200,
    call: async (fixture, _, caller) => ({
      id: await decidableBy(fixture, caller), body: { decision: 'refuse', reason: 'Not as resolved' } }),
  },
};

const BANKS = {
  'bank.uae': '0193a000-0000-7000-8000-00000000ba01', 'bank.qatar': '0193a000-0000-7000-8000-00000000ba02',
} as const;

const decidableBy = async ({ rig }: Fixture, caller: CallerName): Promise<string> => (
  caller === 'bank.uae' || caller === 'bank.qatar'
    ? bankProfileOf(await newOfficer(rig, 'bank', rig, BANKS[caller])) : NOTHING);
