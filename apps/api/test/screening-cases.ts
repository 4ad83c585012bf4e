import { createConnectClient } from '@connect/sdk';
import { RescreenParties } from '../src/modules/rescreening/rescreen-parties.use-case.ts';
import type { TestApp } from './app.ts';
import { openWallet } from './people.ts';
import { SANDBOX_PEOPLE_LISTED } from './screening-lists.ts';

let namesakes = 0;

/** Has everybody screened who waits for it, by one process. */
export const screenAll = async ({ app }: Pick<TestApp, 'app'>): Promise<void> => {
  while (await app.get(RescreenParties).execute());
};

/** The id of an open case of a new customer of one of the two banks, who is called like somebody listed. */
export const openCaseAt = async (rig: TestApp, bank: 'uae' | 'qatar'): Promise<string> => {
  const { name = '' } = SANDBOX_PEOPLE_LISTED.at(-1) ?? {};
  const username = `namesake${++namesakes}`;
  const { token, user } = await rig.anonymous.auth.register({
    requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
  const client = createConnectClient({ baseUrl: rig.baseUrl, token: token ?? '', retries: 0 });
  await openWallet(client, '0.00', bank === 'uae' ? 'uae_dirham' : 'qatar_cbdc');
  await screenAll(rig);
  const cases = await (await rig.as('admin')).screening.listScreeningCases({ state: 'open', limit: 200 });
  return cases.find(({ customerId }) => customerId === user.id)?.id ?? '';
};
