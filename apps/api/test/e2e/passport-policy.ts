import { passportOf } from '../passports.ts';
import type { CallerName, Person, Fixture } from './access-fixture.ts';
import type { Rule } from './access-policy.ts';

/** Whoever issues a passport that a caller may see. */
const issuerFor = (people: Fixture['people'], self: Person, caller: CallerName): Person =>
  (['amina', 'yusuf', 'bank.uae', 'bank.qatar'].includes(caller) ? self : people.amina);

const ownPassport = async ({ client, transactionId }: Person): Promise<string> =>
  (await passportOf(client, transactionId)).id;

/** Who may make, read and revoke passports of payments. */
export const PASSPORT_POLICY: Readonly<Record<string, Rule>> = {
  issuePassport: {
    roles: ['bank', 'user'], status: 201,
    // It was sealed long ago.
    call: (_, self) => ({ id: self.transactionId, body: { disclose: ['amount', 'currency'] } }),
  },
  listPassports: {
    roles: ['admin', 'auditor', 'bank', 'user'], status: 200,
    call: async ({ people }, self, caller) => {
      await ownPassport(issuerFor(people, self, caller));
      return { id: self.transactionId };
    },
  },
  getPassport: {
    roles: ['admin', 'auditor', 'bank', 'user'], status: 200,
    call: async ({ people }, self, caller) => ({ id: await ownPassport(issuerFor(people, self, caller)) }),
  },
  revokePassport: {
    roles: ['bank'], status: 200,
    call: async ({ people }, self, caller) =>
      ({ id: await ownPassport(issuerFor(people, self, caller)), body: { reason: 'error' } }),
  },
  getPassportStatusList: { roles: 'public', status: 200 },
};
