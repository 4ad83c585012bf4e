import { isWalletAddress } from '../payments/address.ts';
import { WalletText } from '../payments/wallet-text.tsx';

/** A value as the log keeps it; a wallet by what the reader calls it. */
export function LoggedValue({ value }: { value: string }) {
  return isWalletAddress(value) ? <WalletText address={value} copyable={false} /> : <bdi>{value}</bdi>;
}
