import type { ConnectClient, Network, SendTransactionDto, WalletDto } from '@connect/sdk';
import { createConnectClient } from '@connect/sdk';
import type { TestApp } from './app.ts';

let newcomers = 0;

/** Registers a person whose identity nobody has checked yet, and signs them in. */
export const registerNewcomer = async (rig: TestApp): Promise<ConnectClient> => {
  const username = `newcomer${++newcomers}`;
  const { token } = await rig.anonymous.auth.register({
    requestBody: { username, password: 'seven palms by the creek', name: 'A Newcomer', email: `${username}@example.com` },
  });
  return createConnectClient({ baseUrl: rig.baseUrl, retries: 0, ...(token === null ? {} : { token }) });
};

/** Opens a wallet of the caller's own with some money in it. */
export const openWallet = (
  client: ConnectClient, initialBalance = '1000.00', network: Network = 'uae_dirham', label = 'Test wallet',
): Promise<WalletDto> => client.wallets.openWallet({ requestBody: { network, label, initialBalance } });

/** A plain send between two e-Dirham wallets, with whatever the test wants otherwise. */
export const sendOf = (
  from: { address: string }, to: { address: string }, changes: Partial<SendTransactionDto> = {},
): SendTransactionDto => ({
  type: 'send', network: 'uae_dirham', currency: 'AED', amount: '100.00', memo: 'Invoice 17',
  fromAddress: from.address, toAddress: to.address, ...changes,
});

/** The seeded wallet of the caller's own on a network. */
export const ownWallet = async (client: ConnectClient, network: Network = 'uae_dirham'): Promise<WalletDto> => {
  const me = await client.auth.me();
  const wallets = await client.wallets.listWallets({ network });
  const wallet = wallets.filter((candidate) => candidate.ownerId === me.id).at(-1);
  if (!wallet) throw new Error(`${me.username} has no wallet on ${network}.`);
  return wallet;
};
