import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { Fixture } from './access-fixture.ts';

const ADMIN: readonly Role[] = ['admin'];
let invited = 0;

/** Somebody whom an administrator may invite. */
export const newPerson = () => {
  const username = `invited${++invited}`;
  return { username, name: 'An Officer To Be', email: `${username}@example.com`, role: 'user' as const };
};

/** A person whom the administrator has just invited. */
export const invitedBy = async ({ people }: Pick<Fixture, 'people'>) =>
  people.admin.client.users.createUser({ requestBody: newPerson() });

const ofInvited = (body?: unknown): Rule['call'] => async (fixture) =>
  ({ id: (await invitedBy(fixture)).user.id, ...(body === undefined ? {} : { body }) });

let banks = 0;
const newBank = () => ({ name: `Bank of the Walk ${++banks}` });
const ofBank = (body?: unknown): Rule['call'] => async ({ people }) => ({
  id: (await people.admin.client.banks.createBank({ requestBody: newBank() })).id,
  ...(body === undefined ? {} : { body }),
});

/** Who may do what with other people's accounts, and with banks. */
export const USER_POLICY: Readonly<Record<string, Rule>> = {
  choosePassword: {
    roles: 'public', status: 200,
    call: async (fixture) => {
      const { passwordCode } = await invitedBy(fixture);
      return { body: { passwordCode, newPassword: 'nine dates before sunset' } };
    },
  },
  listUsers: { roles: ADMIN, status: 200, call: () => ({ query: '?role=bank&state=active&q=officer' }) },
  listBanks: { roles: ADMIN, status: 200 },
  listBankStandings: { roles: ADMIN, status: 200 },
  createBank: { roles: ADMIN, status: 201, call: () => ({ body: newBank() }) },
  getBank: { roles: ADMIN, status: 200, call: ofBank() },
  renameBank: { roles: ADMIN, status: 200, call: ofBank({ name: 'Bank of the Walk Renamed' }) },
  identifyBank: { roles: ADMIN, status: 200, call: ofBank({ bic: null, lei: null }) },
  suspendBank: { roles: ADMIN, status: 200, call: ofBank({ reason: 'Ordered by the supervisor' }) },
  // One that was just made takes part already.
  resumeBank: { roles: ADMIN, status: 409, call: ofBank({ reason: 'All is in order' }) },
  createUser: { roles: ADMIN, status: 201, call: () => ({ body: newPerson() }) },
  getUser: { roles: ADMIN, status: 200, call: ofInvited() },
  changeUserRole: { roles: ADMIN, status: 200, call: ofInvited({ role: 'admin' }) },
  // An invited customer is no officer.
  setUserCompliance: { roles: ADMIN, status: 409, call: ofInvited({ isComplianceOfficer: true }) },
  deactivateUser: { roles: ADMIN, status: 200, call: ofInvited({ reason: 'Left the bank' }) },
  reactivateUser: {
    roles: ADMIN, status: 200,
    call: async (fixture) => {
      const { id } = (await invitedBy(fixture)).user;
      await fixture.people.admin.client.users.deactivateUser({ id, requestBody: { reason: 'On leave' } });
      return { id };
    },
  },
  // Nobody who was only invited has any.
  resetUserFactors: { roles: ADMIN, status: 409, call: ofInvited({ reason: 'Lost the phone' }) },
  endUserSessions: { roles: ADMIN, status: 200, call: ofInvited({ reason: 'The laptop was stolen' }) },
  issuePasswordCode: { roles: ADMIN, status: 201, call: ofInvited() },
};
