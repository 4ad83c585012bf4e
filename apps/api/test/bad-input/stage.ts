import { SANDBOX_BANKS } from '../../src/modules/auth/accounts/sandbox-people.service.ts';
import type { Asked, Answered, RawClient } from '../exchange.ts';
import { CALLERS, type Fixture, type PersonName } from '../e2e/access-fixture.ts';
import type { Operation, Schema } from './slots.ts';

/** A request taken apart, so that one part can be exchanged. */
export interface Parts {
  id: string;
  query: Record<string, string | string[]>;
  body: Record<string, unknown> | null;
  headers: Record<string, string>;
}

/** Fewer than the application has connections, so that no request waits for one, however busy the machine is. */
const MOST_AT_ONCE = 8;
const DAY_MS = 86_400_000;

/** What a schema gives as an example, or what its required fields do. */
export const exampleOf = ({ example, enum: [first] = [], items, properties, required = [] }: Schema): unknown => {
  if (example !== undefined || first !== undefined) return example ?? first;
  if (items) return [exampleOf(items)];
  return properties && Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))
    .map(([name, schema]) => [name, exampleOf(schema)]));
};

/** A fitting request to an operation, as the document's examples and the stage's own wallets make it. */
export const fitting = ({ path, slots }: Operation, { people }: Fixture): Parts => {
  const { admin, amina } = people;
  const inBody = slots.filter((slot) => slot.in === 'body');
  const body = Object.fromEntries(inBody.filter((slot) => slot.isRequired)
    .map((slot) => [slot.name, exampleOf(slot.schema)]));
  if ('fromAddress' in body) body['fromAddress'] = admin.other.address;
  if ('toAddress' in body) body['toAddress'] = admin.wallet.address;
  if ('items' in body && path.endsWith('/shariah-reviews/plans')) {
    body['items'] = (body['items'] as object[]).map((item) => ({ ...item, ownerId: people['bank.uae'].id }));
  } else if ('items' in body) body['items'] = [{ toAddress: admin.wallet.address, amount: '0.01' }];
  if (path.endsWith('/sandbox/clock')) body['by'] = 'PT1S';
  const query = Object.fromEntries(slots.filter((slot) => slot.in === 'query' && slot.isRequired)
    .map((slot) => [slot.name, String(slot.schema.example ?? slot.schema.enum?.[0])]));
  // An administrator is of no bank, so the one whose settings are meant is named.
  if (path.endsWith('/strs/settings')) query['bankId'] = SANDBOX_BANKS.uae.id;
  if (path.includes('/beneficiar') && inBody.some(({ name }) => name === 'bankId')) {
    body['bankId'] = SANDBOX_BANKS.uae.id;
  }
  if (path.endsWith('/reports')) Object.assign(body, { type: 'custom', from: '2026-07-01', to: '2026-09-30' });
  // Which other fields there must be goes by the kind of a step, and of what is tainted.
  if (path.includes('/findings/') && 'kind' in body) body['kind'] = 'follow_up';
  if (path.includes('/non-compliance/') && 'step' in body) Object.assign(body, { step: 'follow_up', note: 'Written to.' });
  if (path.endsWith('/purification/tainted')) {
    Object.assign(body, { kind: 'mixed_income', received: '3.00', prohibitedIncome: '1.00', totalIncome: '3.00' });
  }
  if (path.endsWith('/non-compliance')) body['currency'] = 'AED';
  if (path.endsWith('/charities')) Object.assign(body, { address: amina.wallet.address, network: amina.wallet.network });
  // Fits whatever the number of all units is.
  if ('financierUnits' in body) Object.assign(body, { financierUnits: 1, unitsPerPeriod: 1 });
  if (path.endsWith('/ijara')) body['monthlyRent'] = '9000.00';
  if ('entryId' in body && inBody.some(({ name }) => name === 'wallet')) {
    body['name'] = 'Qassem Testani';
    body['expiresAt'] = new Date(Date.now() + DAY_MS).toISOString();
  }
  return {
    id: path.includes('/wallets/') ? admin.other.id : path.includes('/batches/') ? admin.batchId
      : path.includes('/audit/') ? admin.eventId : admin.transactionId,
    query, body: inBody.length === 0 ? null : body, headers: {},
  };
};

const queryOf = (query: Parts['query']): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

/** Who asks: the administrator, or else the first of these who may. */
const ASKING = ['admin', 'bank.uae', 'scholar.uae', 'amina'] as const;
const askerOf = ({ roles }: Operation): PersonName =>
  ASKING.find((name) => roles.length === 0 || roles.includes(CALLERS[name])) ?? 'admin';

/** The asker's token, but not where it would be the last thing that is done with it. */
const bearerFor = (operation: Operation, { people }: Fixture): Record<string, string> =>
  (operation.id === 'logout' ? {} : { authorization: `Bearer ${people[askerOf(operation)].token}` });

/** What is sent to an operation that takes a file, so that nothing but what is tried is wrong with the request. */
const FILE = '<none/>';

/** Puts the parts of a request together as somebody who may would send them; the path is taken as it is. */
export const requestOf = (operation: Operation, parts: Parts, fixture: Fixture): Asked => ({
  method: operation.method,
  path: `${operation.path.replace('{id}', parts.id).replace('{action}', 'name-parties')}${queryOf(parts.query)}`,
  headers: {
    ...bearerFor(operation, fixture),
    ...(parts.body === null ? {} : { 'content-type': 'application/json' }),
    ...(takesFile(operation) ? { 'content-type': operation.body?.media } : {}),
    ...parts.headers,
  },
  ...(parts.body === null ? {} : { body: JSON.stringify(parts.body) }),
  ...(takesFile(operation) ? { body: FILE } : {}),
});

/** Whether the body of an operation is no JSON. */
export const takesFile = ({ body }: Operation): boolean => body !== null && body.schema === null;

/** Sends many requests, a few at a time, and hands each answer over with what was asked. */
export const askAll = async <Item extends { asked: Asked }>(
  raw: RawClient, items: readonly Item[], onAnswer: (item: Item, answer: Answered) => void, atOnce = MOST_AT_ONCE,
): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item; item = items[next++]) onAnswer(item, await raw.ask(item.asked));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
