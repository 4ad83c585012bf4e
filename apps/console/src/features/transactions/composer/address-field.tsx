import type { WalletDto } from '@connect/sdk';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { FieldLabel } from '../../../ui/field.tsx';
import { shortenMiddle } from '../../../ui/format.ts';

const byNameOrAddress = createFilterOptions({ stringify: ({ label, address }: WalletDto) => `${label} ${address}` });

interface AddressFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  /** Wallets worth proposing. */
  suggestions: readonly WalletDto[];
  name: string;
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Where the money goes: an address to be pasted, or a wallet within reach to be picked. */
export function AddressField(props: AddressFieldProps) {
  const { label, hint, error, suggestions, name, value, onChange, onBlur, ref } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Autocomplete<WalletDto, false, true, true>
        id={id}
        freeSolo
        disableClearable
        options={suggestions}
        filterOptions={byNameOrAddress}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
        inputValue={value}
        onInputChange={(_, text) => onChange(text)}
        onBlur={onBlur}
        renderOption={({ key, ...item }, wallet) => (
          <Box component="li" key={key} {...item} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
            <Box sx={{ flex: 1, minInlineSize: 0 }}>{wallet.label}</Box>
            <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {shortenMiddle(wallet.address)}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth
            size="small"
            name={name}
            inputRef={ref}
            placeholder="0x…"
            inputProps={{ ...slotProps.htmlInput, dir: 'ltr', spellCheck: false, 'aria-describedby': `${id}-note` }}
          />
        )}
      />
      <FormHelperText id={`${id}-note`}>{error ?? hint}</FormHelperText>
    </FormControl>
  );
}
