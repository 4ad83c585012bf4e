import type { Role, SendBatchDto } from '@connect/sdk';
import type { CallerName, Fixture, Person } from './access-fixture.ts';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const STAFF: readonly Role[] = ['admin', 'bank'];

type Logic = NonNullable<SendBatchDto['programmableLogic']>;

/** A batch of one payment between two wallets of one person. */
const batchOf = async ({ client, wallet, other }: Person, programmableLogic?: Logic): Promise<string> => {
  const requestBody: SendBatchDto = {
    network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, atomic: false,
    items: [{ toAddress: other.address, amount: '1.00' }], ...(programmableLogic ? { programmableLogic } : {}),
  };
  return (await client.transactions.sendBatch({ requestBody })).batchId ?? '';
};
const waitingBatch = async ({ people }: Fixture, caller: CallerName): Promise<string> =>
  batchOf(caller === 'bank.qatar' ? people.yusuf : people.amina, { multiSigRequired: true, quorum: 1 });
const ofWaitingBatch: Rule['call'] = async (fixture, _, caller) => ({ id: await waitingBatch(fixture, caller) });

/** Who may send batches, look at them and decide them. */
export const BATCH_POLICY: Readonly<Record<string, Rule>> = {
  sendBatch: {
    roles: EVERYBODY, status: 201,
    call: (_, { wallet, other }) => ({ body: {
      network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, atomic: true,
      items: [{ toAddress: other.address, amount: '1.00' }],
    } }),
  },
  listBatches: { roles: EVERYBODY, status: 200 },
  checkBatch: {
    roles: EVERYBODY, status: 200,
    call: (_, { wallet, other }) => ({ body: {
      fromAddress: wallet.address, rows: [{ toAddress: other.address, amount: '1.00' }],
    } }),
  },
  listBatchRows: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await batchOf(self) }) },
  getBatch: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await batchOf(self) }) },
  approveBatch: { roles: STAFF, status: 200, call: ofWaitingBatch },
  rejectBatch: { roles: STAFF, status: 200, call: ofWaitingBatch },
  releaseBatch: {
    roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await batchOf(self, { escrowEnabled: true }) }),
  },
  refundBatch: {
    roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await batchOf(self, { escrowEnabled: true }) }),
  },
  cancelBatch: {
    roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await batchOf(self, { multiSigRequired: true }) }),
  },
};
