import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useWalletNameQuery } from '../../api/beneficiaries.api.ts';
import { shortenMiddle } from '../../ui/format/format.ts';

interface WalletNameProps {
  /** Null where no wallet is meant. */
  address: string | null;
  /** What the payment itself calls the wallet, where nobody else names it. */
  stated?: string | null | undefined;
}

/** What the reader calls a wallet, else what the payment does, else the ends of its address; null of no wallet. */
export function useWalletName({ address, stated = null }: WalletNameProps): string | null {
  const { data } = useWalletNameQuery(address ?? skipToken);
  return address === null ? null : data?.name ?? stated ?? shortenMiddle(address);
}

/** A wallet by its name alone, for a row that has no room for its address. */
export function WalletName(props: WalletNameProps) {
  return <Box component="bdi">{useWalletName(props)}</Box>;
}
