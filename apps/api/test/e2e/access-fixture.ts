import { createConnectClient, type ConnectClient, type Role, type WalletDto } from '@connect/sdk';
import { PASSWORD, type TestApp } from '../app.ts';
import { openWallet, registerNewcomer, sendOf } from '../people.ts';

/** Those who call: nobody in particular, and one of each role and bank. */
export const CALLERS = {
  anonymous: null, amina: 'user', yusuf: 'user', 'bank.uae': 'bank', 'bank.qatar': 'bank', admin: 'admin',
  'scholar.uae': 'scholar', 'auditor.uae': 'auditor',
} as const satisfies Record<string, Role | null>;
export type CallerName = keyof typeof CALLERS;
export type PersonName = Exclude<CallerName, 'anonymous'>;

/** A person with two wallets and a transaction between them, all their own; of those who hold none, Amina's. */
export interface Person {
  client: ConnectClient;
  token: string;
  id: string;
  wallet: WalletDto;
  other: WalletDto;
  transactionId: string;
  /** A batch of one payment between the two. */
  batchId: string;
  /** The audit event of the transaction. */
  eventId: string;
}

/** Everybody, and what the tests need of them. */
export interface Fixture {
  rig: TestApp;
  people: Record<PersonName, Person>;
  /** A payment that waits for an officer of one of the two banks. */
  heldAt: (bank: 'uae' | 'qatar') => Promise<string>;
}

type Arrived = Pick<Person, 'client' | 'token' | 'id'>;

const arrive = async (rig: TestApp, username: PersonName): Promise<Arrived> => {
  const { token, user } = await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } });
  return { client: createConnectClient({ baseUrl: rig.baseUrl, token }), token, id: user.id };
};

const withWallets = async (arrived: Arrived): Promise<Person> => {
  const { client } = arrived;
  const [wallet, other] = [await openWallet(client, '5000.00'), await openWallet(client, '0.00')];
  const sent = await client.transactions.sendTransaction({ requestBody: sendOf(wallet, other, { amount: '1.00' }) });
  const batch = await client.transactions.sendBatch({ requestBody: {
    network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, atomic: false,
    items: [{ toAddress: other.address, amount: '1.00' }],
  } });
  const [event] = await client.audit.listAuditEvents({ action: 'transaction_send', limit: 1 });
  return {
    ...arrived, wallet, other, transactionId: sent.transaction_id ?? '', batchId: batch.batchId ?? '',
    eventId: event?.id ?? '',
  };
};

/** Lets everybody arrive. */
export const openFixture = async (rig: TestApp): Promise<Fixture> => {
  const names = Object.keys(CALLERS).filter((name): name is PersonName => name !== 'anonymous');
  const people: Partial<Record<PersonName, Person>> = {};
  for (const name of names) {
    const arrived = await arrive(rig, name);
    const holdsWallets = CALLERS[name] !== 'scholar' && CALLERS[name] !== 'auditor';
    people[name] = holdsWallets ? await withWallets(arrived) : { ...people.amina!, ...arrived };
  }
  return {
    rig,
    people: people as Record<PersonName, Person>,
    heldAt: async (bank) => {
      // A newcomer's wallet belongs to the bank of its network, and a large payment of theirs is held for review.
      const newcomer = await registerNewcomer(rig);
      const network = bank === 'uae' ? 'uae_dirham' : 'qatar_cbdc';
      const [from, to] = [await openWallet(newcomer, '9000.00', network), await openWallet(newcomer, '0.00', network)];
      const { transaction_id: id } = await newcomer.transactions.sendTransaction({
        requestBody: sendOf(from, to, { network, currency: from.currency, amount: '4000.00' }),
      });
      return id ?? '';
    },
  };
};
