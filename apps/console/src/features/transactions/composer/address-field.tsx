import type { WalletDto } from '@connect/sdk';
import Autocomplete, { type AutocompleteRenderInputParams, createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { FieldFrame, FieldLabel } from '../../../ui/inputs/field.tsx';
import { shortenMiddle } from '../../../ui/format/format.ts';

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
  const drawInput = ({ slotProps }: AutocompleteRenderInputParams) => (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      error={error !== undefined}
      inputRef={ref}
      placeholder="0x…"
      inputProps={{ ...slotProps.htmlInput, dir: 'ltr', spellCheck: false, 'aria-describedby': `${id}-note` }}
      {...slotProps.input}
    />
  );
  const title = <FieldLabel htmlFor={id} isWrong={error !== undefined}>{label}</FieldLabel>;
  return (
    <FieldFrame label={title} noteId={`${id}-note`} error={error} hint={hint}>
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
        renderInput={drawInput}
        renderOption={({ key, ...item }, wallet) => (
          <Box component="li" key={key} {...item} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
            <Box sx={{ flex: 1, minInlineSize: 0 }}>{wallet.label}</Box>
            <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {shortenMiddle(wallet.address)}
            </Box>
          </Box>
        )}
      />
    </FieldFrame>
  );
}
