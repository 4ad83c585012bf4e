import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { Person } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user', 'scholar', 'auditor'];
const MOST_KEPT = 10;

export const SUPPORT_REQUEST = {
  name: 'Amina Rahman', email: 'amina@example.com', subject: 'An export that stops', message: 'It stops after a page.',
};

/** A request for support of the person's own; older ones are solved, because nobody may have many. */
export const supportRequestOf = async ({ client }: Pick<Person, 'client'>): Promise<string> => {
  const kept = (await client.support.listSupportRequests({ requester: 'me' })).filter(({ state }) => state !== 'solved');
  await Promise.all(kept.slice(MOST_KEPT).map(({ id }) => client.support.solveSupportRequest({ id })));
  return (await client.support.raiseSupportRequest({ requestBody: SUPPORT_REQUEST })).id;
};

const ofRequest = (body?: unknown): Rule['call'] => async (_, self) =>
  ({ id: await supportRequestOf(self), ...(body === undefined ? {} : { body }) });

/** Who may do what with requests for support. */
export const SUPPORT_POLICY: Readonly<Record<string, Rule>> = {
  getSupportAvailability: { roles: EVERYBODY, status: 200 },
  setSupportPresence: { roles: ['admin'], status: 200, call: () => ({ body: { isPresent: false } }) },
  listSupportRequests: { roles: EVERYBODY, status: 200, call: () => ({ query: '?state=open&q=export' }) },
  raiseSupportRequest: {
    roles: EVERYBODY, status: 201,
    call: async (_, self) => {
      await supportRequestOf(self);
      return { body: SUPPORT_REQUEST };
    },
  },
  beginSupportChat: {
    roles: EVERYBODY, status: 201,
    call: async (_, self) => {
      await supportRequestOf(self);
      return { body: { message: 'Is anybody there?' } };
    },
  },
  getSupportRequest: { roles: EVERYBODY, status: 200, call: ofRequest() },
  writeSupportMessage: { roles: EVERYBODY, status: 201, call: ofRequest({ message: 'And once more.' }) },
  assignSupportRequest: { roles: ['admin'], status: 200, call: ofRequest({ assignee: 'me' }) },
  solveSupportRequest: { roles: EVERYBODY, status: 200, call: ofRequest() },
};
