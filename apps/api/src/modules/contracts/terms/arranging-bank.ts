import type { WalletParty } from '../../wallets/wallet-directory.service.ts';

/** Whose opinions a contract is judged by: the bank that is a party to it, else the one that arranges it. */
export const arrangingBank = (
  parties: readonly { wallet: Pick<WalletParty, 'ownerRole' | 'bankId'> | null }[], arrangedBy: string | null,
): string | null => {
  const own = parties.find(({ wallet }) => wallet?.ownerRole === 'bank');
  return own?.wallet?.bankId ?? arrangedBy ?? parties.find(({ wallet }) => wallet !== null)?.wallet?.bankId ?? null;
};
