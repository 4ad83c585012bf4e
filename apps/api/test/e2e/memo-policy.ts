import type { Role } from '@connect/sdk';
import { sendOf } from '../people.ts';
import { makeMemoKey, sealFor } from '../sealed-memo.ts';
import type { Rule } from './access-policy.ts';
import type { CallerName, Person, Fixture } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
/** A key that nobody reads memos by. */
export const MEMO_KEY = (await makeMemoKey()).publicKey;

/** A payment with a sealed memo between two wallets of one person. */
export const sealedPaymentOf = async ({ client, wallet, other }: Person): Promise<string> => {
  await client.wallets.setMemoKey({ id: other.id, requestBody: MEMO_KEY });
  const sealedMemo = await sealFor(client, wallet, other, 'School fees');
  const { memo: _, ...requestBody } = sendOf(wallet, other, { amount: '1.00' });
  return (await client.transactions.sendTransaction({ requestBody: { ...requestBody, sealedMemo } })).transaction_id ?? '';
};

const customerOf = ({ people }: Fixture, caller: CallerName): Person =>
  (caller === 'bank.qatar' ? people.yusuf : people.amina);

/** Who may do what with sealed memos. */
export const MEMO_POLICY: Readonly<Record<string, Rule>> = {
  getMemoKeys: { roles: EVERYBODY, status: 200, call: (_, self) => ({ query: `?wallet=${self.wallet.address}` }) },
  setMemoKey: { roles: EVERYBODY, status: 200, call: (_, self) => ({ id: self.wallet.id, body: MEMO_KEY }) },
  removeMemoKey: {
    roles: EVERYBODY, status: 204,
    call: async (_, { client, wallet: { id } }) => {
      await client.wallets.setMemoKey({ id, requestBody: MEMO_KEY });
      return { id };
    },
  },
  openMemo: {
    roles: ['admin', 'bank'], status: 200,
    call: async (fixture, _, caller) => ({ id: await sealedPaymentOf(customerOf(fixture, caller)) }),
  },
};
