import type { CharityDto, Role } from '@connect/sdk';
import { openWallet } from '../people.ts';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';

const READERS: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];
const OFFICERS: readonly Role[] = ['bank'];
const SHARES = {
  kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10000', sharesOutstanding: '25000000',
  note: 'Annual report 2025',
} as const;
const COLLEAGUES = { 'bank.uae': 'noura.uae', 'bank.qatar': 'maryam.qatar' } as const;
const APPROVE = { decision: 'approve', reason: 'Seen in the register.' } as const;

const officerFor = (caller: CallerName): keyof typeof COLLEAGUES => (caller === 'bank.qatar' ? caller : 'bank.uae');

/** Tainted income of a bank that a colleague of the caller found. */
export const taintedOf = async ({ rig }: Fixture, officer: keyof typeof COLLEAGUES): Promise<string> =>
  (await (await rig.as(COLLEAGUES[officer])).purification.recordTaintedIncome({ requestBody: SHARES })).id;

/** A charity that a colleague of the caller proposed. */
export const charityOf = async ({ rig }: Fixture, officer: keyof typeof COLLEAGUES): Promise<CharityDto> => {
  const { address } = await openWallet(await rig.as('yusuf'), '0.00');
  return (await rig.as(COLLEAGUES[officer])).purification.proposeCharity({ requestBody: {
    name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham', address } });
};

/** Something to be set aside that a colleague of the caller proposed. */
export const moveOf = async (fixture: Fixture, officer: keyof typeof COLLEAGUES): Promise<string> => {
  const client = await fixture.rig.as(COLLEAGUES[officer]);
  const { address: fromAddress } = await openWallet(client, '5000.00');
  return (await client.purification.proposeSetAside({
    requestBody: { taintedId: await taintedOf(fixture, officer), fromAddress } })).id;
};

const approvedFor = async (fixture: Fixture, caller: CallerName): Promise<string> => {
  const officer = officerFor(caller);
  const { id } = await charityOf(fixture, officer);
  await fixture.people[officer].client.purification.decideCharity({ id, requestBody: APPROVE });
  return id;
};

/** Who may read what of tainted income, and purify it. */
export const PURIFICATION_POLICY: Readonly<Record<string, Rule>> = {
  getPurification: { roles: READERS, status: 200 },
  listTaintedIncome: { roles: READERS, status: 200 },
  getTaintedIncome: {
    roles: READERS, status: 200,
    call: async (fixture, _, caller) => ({ id: await taintedOf(fixture, officerFor(caller)) }),
  },
  recordTaintedIncome: { roles: OFFICERS, status: 201, call: () => ({ body: SHARES }) },
  correctTaintedIncome: {
    roles: OFFICERS, status: 201, call: async (fixture, _, caller) => ({
      id: await taintedOf(fixture, officerFor(caller)), body: { amount: '1.00', note: 'Restated' } }),
  },
  takeUpLateDonations: { roles: OFFICERS, status: 200 },
  listPurificationMoves: { roles: READERS, status: 200, call: () => ({ query: '?state=proposed' }) },
  proposeSetAside: {
    roles: OFFICERS, status: 201, call: async (fixture, self, caller) => ({
      body: { taintedId: await taintedOf(fixture, officerFor(caller)), fromAddress: self.wallet.address } }),
  },
  proposePayout: {
    roles: OFFICERS, status: 201, call: async (fixture, _, caller) => ({
      body: { charityId: await approvedFor(fixture, caller), amount: '1.00' } }),
  },
  decidePurificationMove: {
    roles: OFFICERS, status: 200, call: async (fixture, _, caller) => ({
      id: await moveOf(fixture, officerFor(caller)), body: { decision: 'approve' } }),
  },
  listCharities: { roles: READERS, status: 200 },
  proposeCharity: {
    roles: OFFICERS, status: 201, call: async ({ rig }) => ({ body: {
      name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham',
      address: (await openWallet(await rig.as('yusuf'), '0.00')).address } }),
  },
  decideCharity: {
    roles: OFFICERS, status: 200, call: async (fixture, _, caller) => ({
      id: (await charityOf(fixture, officerFor(caller))).id, body: APPROVE }),
  },
  withdrawCharity: {
    roles: OFFICERS, status: 200, call: async (fixture, _, caller) => ({
      id: await approvedFor(fixture, caller), body: { reason: 'Its licence has lapsed.' } }),
  },
};
