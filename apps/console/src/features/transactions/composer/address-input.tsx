import type { WalletDto } from '@connect/sdk';
import Autocomplete, { type AutocompleteRenderInputParams, createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { shortenMiddle } from '../../../ui/format.ts';

const byNameOrAddress = createFilterOptions({ stringify: ({ label, address }: WalletDto) => `${label} ${address}` });

interface AddressInputProps {
  id: string;
  value: string;
  /** Wallets worth proposing. */
  suggestions: readonly WalletDto[];
  /** Whether somebody was already writing where this stands now. */
  takesFocus: boolean;
  onChange: (address: string) => void;
  onBlur: () => void;
  /** Draws the input itself. */
  renderInput: (parts: AutocompleteRenderInputParams) => ReactNode;
}

/** An input that proposes wallets while one writes. */
export function AddressInput({ value, suggestions, takesFocus, onChange, ...rest }: AddressInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  useEffect(() => {
    const written = frame.current?.querySelector('input');
    if (!takesFocusAtFirst.current || !written) return;
    written.focus();
    written.setSelectionRange(written.value.length, written.value.length);
  }, []);
  return (
    <Autocomplete<WalletDto, false, true, true>
      ref={frame}
      freeSolo
      disableClearable
      options={suggestions}
      filterOptions={byNameOrAddress}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
      inputValue={value}
      onInputChange={(_, text) => onChange(text)}
      renderOption={({ key, ...item }, wallet) => (
        <Box component="li" key={key} {...item} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
          <Box sx={{ flex: 1, minInlineSize: 0 }}>{wallet.label}</Box>
          <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {shortenMiddle(wallet.address)}
          </Box>
        </Box>
      )}
      {...rest}
    />
  );
}
