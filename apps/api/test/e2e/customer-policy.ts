import type { ConnectClient, CustomerDataDto, ProposeCustomerChangeDto, Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { CallerName, Person, Fixture } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const STAFF: readonly Role[] = ['admin', 'bank'];
let proposals = 0;

/** The data of a person who lives in the Emirates. */
export const DATA: CustomerDataDto = {
  kind: 'person', legalName: 'Amina Rahman', legalNameArabic: 'أمينة رحمن', bornOn: '1991-04-12', nationality: 'AE',
  country: 'AE', documents: [{ kind: 'emirates_id', number: '784-1991-0000011-8', country: 'AE', expiresOn: '2069-03-01' }],
  owners: [], areOwnersComplete: true, isic: null, mcc: null, purpose: 'living_costs', purposeText: null,
  sourceOfFunds: 'salary', sourceText: null,
};

/** A proposal that changes the file of a person as it stands. */
export const proposalFor = async (client: ConnectClient, id: string): Promise<ProposeCustomerChangeDto> => {
  const { version } = await client.customers.getCustomer({ id });
  return { version, data: { ...DATA, purposeText: `Household ${String(++proposals)}` }, reason: 'Told at the counter' };
};

const customerOf = ({ people }: Fixture, caller: CallerName) =>
  (caller === 'bank.qatar' || caller === 'yusuf' ? people.yusuf : people.amina);

/** The proposal of a customer themselves that waits for an officer. */
export const changeOf = async ({ client, id }: Pick<Person, 'client' | 'id'>): Promise<string> => {
  const { pending } = await client.customers.getCustomer({ id });
  if (pending) return pending.id;
  return (await client.customers.proposeCustomerChange({ id, requestBody: await proposalFor(client, id) })).id;
};

const withoutWaiting = async ({ people }: Fixture, id: string): Promise<void> => {
  const officers = [people.admin, people['bank.uae'], people['bank.qatar']];
  for (const { client } of officers) {
    const { pending } = await client.customers.getCustomer({ id }).catch(() => ({ pending: null }));
    if (!pending?.mayDecide) continue;
    await client.customers.decideCustomerChange({
      id: pending.id, requestBody: { decision: 'refuse', reason: 'Asked for again' } });
  }
};

/** Who may read what is known of customers, propose a change of it and decide it. */
export const CUSTOMER_POLICY: Readonly<Record<string, Rule>> = {
  listCustomers: { roles: STAFF, status: 200, call: () => ({ query: '?level=standard&risk=low&need=review&q=amina' }) },
  getCustomer: {
    roles: EVERYBODY, status: 200, call: (fixture, _, caller) => ({ id: customerOf(fixture, caller).id }),
  },
  listCustomerChanges: {
    roles: EVERYBODY, status: 200, call: (fixture, _, caller) => ({ id: customerOf(fixture, caller).id }),
  },
  proposeCustomerChange: {
    roles: EVERYBODY, status: 201,
    call: async (fixture, _, caller) => {
      const { client, id } = customerOf(fixture, caller);
      await withoutWaiting(fixture, id);
      return { id, body: await proposalFor(client, id) };
    },
  },
  decideCustomerChange: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => {
      await withoutWaiting(fixture, customerOf(fixture, caller).id);
      return { id: await changeOf(customerOf(fixture, caller)), body: { decision: 'approve', reason: 'Compared with the documents' } };
    },
  },
};
