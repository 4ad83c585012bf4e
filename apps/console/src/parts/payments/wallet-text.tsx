import Box from '@mui/material/Box';
import { useWalletNameQuery } from '../../api/beneficiaries.api.ts';
import { AddressText } from './address-text.tsx';

interface WalletTextProps {
  address: string;
  copyable?: boolean;
  /** What the payment itself calls the wallet, where nobody else names it. */
  stated?: string | null;
}

/** A wallet by what the reader calls it, with its address; by its address alone where it has no name for them. */
export function WalletText({ address, copyable = true, stated = null }: WalletTextProps) {
  const { data } = useWalletNameQuery(address);
  const name = data?.name ?? stated;
  if (name === null) return <AddressText address={address} copyable={copyable} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9em', fontWeight: 400 }}>
        <AddressText address={address} copyable={copyable} />
      </Box>
    </Box>
  );
}
