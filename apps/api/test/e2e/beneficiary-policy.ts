import type { AddBeneficiaryDto, Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture, Person } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const STAFF: readonly Role[] = ['admin', 'bank'];
const NOTHING = '0193a000-0000-7000-8000-0000000000ff';
const UAE = '0193a000-0000-7000-8000-00000000ba01';
const NOTHING_ASKED = { needsApproval: false, waitingHours: 0, onlyBeneficiaries: false, note: 'As before' };
/** A name that nothing reads, so that a second person has to. */
const UNREAD = '田中建設株式会社';
let kept = 0;

/** A payee whom nobody keeps yet, at an address that is no wallet of this bank. */
export const newPayee = (name = 'Pearl Trading'): AddBeneficiaryDto => ({
  name, network: 'uae_dirham', address: `0x${(4096 + ++kept).toString(16).padStart(40, 'c')}` });

/** A beneficiary of somebody's that waits for an officer. */
export const beneficiaryOf = async ({ client }: Pick<Person, 'client'>): Promise<string> =>
  (await client.beneficiaries.addBeneficiary({ requestBody: newPayee(UNREAD) })).id;

/** A version of what a bank asks that its officer proposed. */
export const policyOf = async ({ client }: Pick<Person, 'client'>): Promise<string> =>
  (await client.beneficiaries.proposeBeneficiaryPolicy({ requestBody: NOTHING_ASKED })).id;

const customerOf = ({ people }: Fixture, caller: CallerName) =>
  (caller === 'bank.qatar' || caller === 'yusuf' ? people.yusuf : people.amina);
const policyFor = async ({ people: { admin, 'bank.uae': officer } }: Fixture, caller: CallerName): Promise<string> => {
  if (caller !== 'bank.uae' && caller !== 'bank.qatar') return caller === 'admin' ? policyOf(officer) : NOTHING;
  const bankId = caller === 'bank.uae' ? UAE : UAE.replace(/1$/, '2');
  return (await admin.client.beneficiaries.proposeBeneficiaryPolicy({ requestBody: { ...NOTHING_ASKED, bankId } })).id;
};

/** Who may keep payees, have them approved, and ask whose wallets are. */
export const BENEFICIARY_POLICY: Readonly<Record<string, Rule>> = {
  listBeneficiaries: { roles: EVERYBODY, status: 200, call: () => ({ query: '?status=active&q=a&network=uae_dirham' }) },
  getBeneficiary: {
    roles: EVERYBODY, status: 200,
    call: async (fixture, _, caller) => ({ id: await beneficiaryOf(customerOf(fixture, caller)) }),
  },
  addBeneficiary: {
    roles: EVERYBODY, status: 201,
    call: (_, __, caller) => ({ body: { ...newPayee(), ...(caller === 'admin' ? { bankId: UAE } : {}) } }),
  },
  decideBeneficiary: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({
      id: await beneficiaryOf(customerOf(fixture, caller)), body: { decision: 'approve', reason: 'Read by somebody' } }),
  },
  removeBeneficiary: {
    roles: EVERYBODY, status: 200,
    call: async (fixture, _, caller) => ({ id: await beneficiaryOf(customerOf(fixture, caller)) }),
  },
  checkPayee: {
    roles: EVERYBODY, status: 200, call: (_, { wallet }) => ({ body: { address: wallet.address, name: 'Amina Rahman' } }),
  },
  findLookAlikes: {
    roles: EVERYBODY, status: 200, call: (_, { wallet }) => ({ body: { addresses: [wallet.address] } }),
  },
  matchBeneficiaries: { roles: EVERYBODY, status: 200, call: () => ({ body: { names: ['Pearl Trading'] } }) },
  listWalletNames: {
    roles: EVERYBODY, status: 200, call: (_, { wallet }) => ({ query: `?addresses=${wallet.address}` }),
  },
  listBeneficiaryPolicies: { roles: STAFF, status: 200 },
  proposeBeneficiaryPolicy: {
    roles: STAFF, status: 201,
    call: (_, __, caller) => ({ body: { ...NOTHING_ASKED, ...(caller === 'admin' ? { bankId: UAE } : {}) } }),
  },
  activateBeneficiaryPolicy: {
    roles: STAFF, status: 200, call: async (fixture, _, caller) => ({ id: await policyFor(fixture, caller) }),
  },
};
