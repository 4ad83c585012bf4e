import type { WalletDto } from '@connect/sdk';
import { toMinor } from '../money/amount.ts';

/** The wallets that can pay, the fullest of each network first: none is frozen, or of a suspended bank. */
export const payersAmong = (wallets: readonly WalletDto[]): WalletDto[] =>
  wallets
    .filter((wallet) => !wallet.isFrozen && !wallet.isBankSuspended)
    .sort((a, b) => b.network.localeCompare(a.network) || Number(toMinor(b.available) - toMinor(a.available)));
