import type { RecordNonComplianceDto, Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture, Person } from './access-fixture.ts';

const READERS: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];
const NOTE = { note: 'Seen in the statement.' };
const FOUND: RecordNonComplianceDto = {
  title: 'Interest received', description: 'A correspondent credited interest.', nature: 'actual',
  materiality: 'immaterial',
};
const COLLEAGUE: Partial<Record<CallerName, string>> = { 'bank.uae': 'noura.uae', 'bank.qatar': 'maryam.qatar' };

/** An event in the register of an officer's bank. */
export const eventOf = async (
  { client }: Pick<Person, 'client'>, changes: Partial<RecordNonComplianceDto> = {},
): Promise<string> => (await client.nonCompliance.recordNonCompliance({ requestBody: { ...FOUND, ...changes } })).id;

const officerFor = (caller: CallerName): 'bank.uae' | 'bank.qatar' => (caller === 'bank.qatar' ? caller : 'bank.uae');
const eventFor = ({ people }: Fixture, caller: CallerName): Promise<string> => eventOf(people[officerFor(caller)]);

/** An event that a colleague of the caller says is remedied. */
const remediedFor = async (
  { rig, people }: Fixture, caller: CallerName, materiality: RecordNonComplianceDto['materiality'],
): Promise<string> => {
  const officer = officerFor(caller);
  const id = await eventOf(people[officer], { materiality });
  const { nonCompliance, auth } = await rig.as(COLLEAGUE[officer] ?? '');
  const ownerId = (await auth.me()).id;
  await nonCompliance.takeNonComplianceStep({
    id, requestBody: { step: 'plan', ownerId, plan: 'Close the account.', dueOn: '2027-01-31' } });
  await nonCompliance.takeNonComplianceStep({ id, requestBody: { step: 'remedy', note: 'Closed.' } });
  return id;
};

/** Who may read the registers of what did not comply, and write in them. */
export const NON_COMPLIANCE_POLICY: Readonly<Record<string, Rule>> = {
  listNonCompliance: { roles: READERS, status: 200, call: () => ({ query: '?state=open&principle=riba' }) },
  exportNonCompliance: { roles: READERS, status: 200 },
  getNonCompliance: {
    roles: READERS, status: 200, call: async (fixture, _, caller) => ({ id: await eventFor(fixture, caller) }) },
  listNonComplianceOwners: { roles: ['bank'], status: 200 },
  recordNonCompliance: { roles: ['bank'], status: 201, call: () => ({ body: FOUND }) },
  takeOverTrial: { roles: ['bank'], status: 200, call: () => ({ body: { version: 1 } }) },
  takeNonComplianceStep: {
    roles: ['bank', 'scholar'], status: 200, call: async (fixture, _, caller) => ({
      id: await eventFor(fixture, caller),
      body: { step: 'classify', nature: 'potential', materiality: 'immaterial' } }),
  },
  confirmNonCompliance: {
    roles: ['scholar'], status: 200,
    call: async (fixture, _, caller) => ({ id: await remediedFor(fixture, caller, 'material'), body: NOTE }),
  },
  closeNonCompliance: {
    roles: ['bank'], status: 200,
    call: async (fixture, _, caller) => ({ id: await remediedFor(fixture, caller, 'immaterial'), body: NOTE }),
  },
};
