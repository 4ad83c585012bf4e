import type { ConnectClient, ContractAction, ContractDetailDto, TakeContractStepDto, WalletDto } from '@connect/sdk';
import type { TestApp } from './app.ts';
import { openWallet } from './people.ts';

/** The evidence of a document: SHA-256 as tests write it. */
export const DOCUMENT = 'ab'.repeat(32);

/** Takes a step as somebody. */
export const take = (
  client: ConnectClient, { id }: { id: string }, action: ContractAction, requestBody: TakeContractStepDto = {},
): Promise<ContractDetailDto> => client.smartContracts.takeContractStep({ id, action, requestBody });

/** Takes a step and lets another person consent to it. */
export const takeTogether = async (
  one: ConnectClient, other: ConnectClient, contract: { id: string }, action: ContractAction,
  requestBody: TakeContractStepDto = {},
): Promise<ContractDetailDto> => {
  await take(one, contract, action, requestBody);
  return take(other, contract, 'confirm');
};

/** Everybody who takes part in the stories of contracts, each with a wallet of their own. */
export interface ContractFixture {
  rig: TestApp;
  bank: ConnectClient;
  admin: ConnectClient;
  amina: ConnectClient;
  /** The bank's own wallet, the customer's, and a dealer's. */
  ofBank: WalletDto;
  ofAmina: WalletDto;
  ofDealer: WalletDto;
  /** What a wallet holds now. */
  balance: (wallet: WalletDto) => Promise<string>;
  /** Leads the clock on and answers how many pieces of work were done. */
  pass: (by: string) => Promise<number>;
}

/** Sets the fixture with what each wallet holds. */
export const openContractFixture = async (
  rig: TestApp, holds: { bank: string; amina: string; dealer?: string },
): Promise<ContractFixture> => {
  const [bank, admin, amina] = [await rig.as('bank.uae'), await rig.as('admin'), await rig.as('amina')];
  const dealer = await rig.as('yusuf');
  return {
    rig, bank, admin, amina,
    ofBank: await openWallet(bank, holds.bank, 'uae_dirham', 'Financing desk'),
    ofAmina: await openWallet(amina, holds.amina),
    ofDealer: await openWallet(dealer, holds.dealer ?? '0.00', 'uae_dirham', 'Dealer'),
    balance: async (wallet) => (await admin.wallets.getWalletBalance({ id: wallet.id })).balance,
    pass: async (by) => {
      const { done } = await admin.sandbox.advanceSandboxClock({ requestBody: { by } });
      return done.reduce((sum, work) => sum + (work.work === 'contract-dues' ? work.pieces : 0), 0);
    },
  };
};
