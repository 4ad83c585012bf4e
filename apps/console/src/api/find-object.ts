import { type ConnectClient, ConnectError } from '@connect/sdk';

export type ObjectKind =
  | 'transaction' | 'batch' | 'wallet' | 'contract' | 'report' | 'webhook' | 'request' | 'event' | 'rule';

/** Something that an id names, and the screen that shows it. */
export interface FoundObject {
  kind: ObjectKind;
  name: string;
  path: string;
}

type Finder = (sdk: ConnectClient, id: string) => Promise<FoundObject | null>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const contractNamed = async ({ smartContracts }: ConnectClient, id: string) => {
  if (uuid.test(id)) return smartContracts.getContract({ id });
  const found = await smartContracts.listContracts({ q: id, limit: 20 });
  return found.find(({ reference }) => reference === id.toUpperCase()) ?? null;
};

const finders = {
  transaction: async (sdk, id) => {
    const { transactionId } = await sdk.transactions.getTransaction({ id });
    return { kind: 'transaction', name: transactionId, path: `/transactions/${transactionId}` };
  },
  batch: async (sdk, id) => {
    const batch = await sdk.transactions.getBatch({ id });
    return { kind: 'batch', name: batch.memo ?? batch.id, path: `/batches/${batch.id}` };
  },
  wallet: async (sdk, id) => {
    const wallet = await sdk.wallets.getWallet({ id });
    return { kind: 'wallet', name: wallet.label, path: `/wallets?history=${wallet.id}` };
  },
  contract: async (sdk, id) => {
    const contract = await contractNamed(sdk, id);
    return contract && { kind: 'contract', name: contract.reference, path: `/smart-contracts/${contract.id}` };
  },
  report: async (sdk, id) => {
    await sdk.reports.getReport({ id });
    return { kind: 'report', name: id, path: `/reports?report=${id}` };
  },
  webhook: async (sdk, id) => {
    const { url } = await sdk.webhooks.getWebhook({ id });
    return { kind: 'webhook', name: url, path: `/settings/webhooks/${id}` };
  },
  event: async (sdk, id) => {
    const number = id.replace('#', '');
    await sdk.audit.getAuditEvent({ id: number });
    return { kind: 'event', name: `#${number}`, path: `/audit?event=${number}` };
  },
  rule: async (sdk, id) => {
    const rule = await sdk.compliance.getRule({ id: id.toUpperCase() });
    return { kind: 'rule', name: rule.id, path: `/compliance/rules/${rule.id}` };
  },
  // What one's own programs asked is in the request log; what changed something is in the audit log as well.
  request: async (sdk, id) => {
    const [logged] = await sdk.requestLog.listLoggedRequests({ q: id, limit: 1 });
    if (logged) return { kind: 'request', name: id, path: `/settings/requests?request=${logged.id}` };
    const [event] = await sdk.audit.listAuditEvents({ q: id, limit: 1 });
    return event ? { kind: 'event', name: `#${event.id}`, path: `/audit?event=${event.id}` } : null;
  },
} satisfies Record<ObjectKind, Finder>;

/** What an id may name, by its form. */
const forms: readonly { form: RegExp; kinds: readonly ObjectKind[] }[] = [
  { form: /^tx_[0-9a-z]{26}$/, kinds: ['transaction'] },
  { form: /^0x[0-9a-f]{40}$/i, kinds: ['wallet'] },
  { form: /^req_[\w-]{4,}$/, kinds: ['request'] },
  { form: /^[a-z]{3,8}-\d{1,9}$/i, kinds: ['rule', 'contract'] },
  { form: /^#?\d{1,18}$/, kinds: ['event'] },
  { form: uuid, kinds: ['transaction', 'batch', 'contract', 'wallet', 'report', 'webhook'] },
];

const kindsOf = (id: string): readonly ObjectKind[] => forms.find(({ form }) => form.test(id))?.kinds ?? [];

/** Whether a text has the form of an id. */
export const isObjectId = (text: string): boolean => kindsOf(text).length > 0;

// To whom a thing is not shown, it does not exist.
const orNothing = async (answer: Promise<FoundObject | null>): Promise<FoundObject | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ConnectError && [400, 403, 404].includes(error.status)) return null;
    throw error;
  }
};

/** Finds what an id names within one's reach. */
export async function findObject(sdk: ConnectClient, id: string): Promise<FoundObject | null> {
  const found = await Promise.all(kindsOf(id).map((kind) => orNothing(finders[kind](sdk, id))));
  return found.find((object) => object !== null) ?? null;
}
