import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { Person } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const ALL: readonly Role[] = [...EVERYBODY, 'scholar', 'auditor'];
const WEBHOOK = { url: 'https://hooks.bank.example/connect', description: 'Core banking', types: ['wallet.*'] };
const MOST_LOOKS = 100;
const PAUSE_MS = 50;

/** A webhook of the person's own; older ones go, because nobody may have many. */
export const webhookOf = async ({ client }: Pick<Person, 'client'>): Promise<string> => {
  const kept = await client.webhooks.listWebhooks();
  await Promise.all(kept.slice(5).map(({ id }) => client.webhooks.deleteWebhook({ id })));
  return (await client.webhooks.createWebhook({ requestBody: WEBHOOK })).id;
};

/** A delivery to a webhook of the person's own. */
export const deliveryOf = async (person: Pick<Person, 'client'>): Promise<string> =>
  (await person.client.webhooks.testWebhook({ id: await webhookOf(person) })).id;

/** A request of the person's own, which is written down a moment after its answer. */
export const loggedRequestOf = async ({ client }: Pick<Person, 'client'>): Promise<string> => {
  for (let looked = 0; looked < MOST_LOOKS; looked++) {
    const [newest] = await client.requestLog.listLoggedRequests({ limit: 1 });
    if (newest) return newest.id;
    await sleep(PAUSE_MS);
  }
  throw new Error('No request was written down.');
};

const ofWebhook = (body?: unknown): Rule['call'] => async (_, self) =>
  ({ id: await webhookOf(self), ...(body === undefined ? {} : { body }) });
const ofDelivery: Rule['call'] = async (_, self) => ({ id: await deliveryOf(self) });

/** Who may do what with webhooks and with the log of requests. */
export const WEBHOOK_POLICY: Readonly<Record<string, Rule>> = {
  listWebhooks: { roles: EVERYBODY, status: 200 },
  createWebhook: { roles: EVERYBODY, status: 201, call: () => ({ body: WEBHOOK }) },
  getWebhook: { roles: EVERYBODY, status: 200, call: ofWebhook() },
  updateWebhook: { roles: EVERYBODY, status: 200, call: ofWebhook(WEBHOOK) },
  deleteWebhook: { roles: EVERYBODY, status: 204, call: ofWebhook() },
  disableWebhook: { roles: EVERYBODY, status: 200, call: ofWebhook() },
  enableWebhook: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => {
      const id = await webhookOf(self);
      await self.client.webhooks.disableWebhook({ id });
      return { id };
    },
  },
  rotateWebhookSecret: { roles: EVERYBODY, status: 200, call: ofWebhook({ overlapHours: 1 }) },
  testWebhook: { roles: EVERYBODY, status: 202, call: ofWebhook() },
  replayDeliveries: { roles: EVERYBODY, status: 202, call: ofWebhook({ state: 'failed' }) },
  listDeliveries: { roles: EVERYBODY, status: 200, call: ofWebhook() },
  getDelivery: { roles: EVERYBODY, status: 200, call: ofDelivery },
  replayDelivery: { roles: EVERYBODY, status: 202, call: ofDelivery },
  listLoggedRequests: { roles: ALL, status: 200, call: () => ({ query: '?outcome=refused&q=wallets' }) },
  getRequestLogCoverage: { roles: ALL, status: 200 },
  getLoggedRequest: { roles: ALL, status: 200, call: async (_, self) => ({ id: await loggedRequestOf(self) }) },
};
