import Autocomplete, { type AutocompleteRenderInputParams, createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { FieldFrame, FieldLabel } from '../../ui/inputs/field.tsx';
import { addressIn } from './address.ts';
import { shortenMiddle } from '../../ui/format/format.ts';

/** Somebody who can be paid, by what the reader calls them. */
export interface PayeeChoice {
  name: string;
  address: string;
  /** What kind of payee it is, or what keeps it from being paid. */
  note: string;
  isBeneficiary: boolean;
}

const byNameOrAddress = createFilterOptions({ stringify: ({ name, address }: PayeeChoice) => `${name} ${address}` });

interface PayeeFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  /** Payees worth proposing. */
  suggestions: readonly PayeeChoice[];
  name: string;
  value: string;
  onChange: (address: string) => void;
  onPick: (payee: PayeeChoice) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Where the money goes: an address to be pasted, or a payee to be found by name and picked. */
export function PayeeField(props: PayeeFieldProps) {
  const { label, hint, error, suggestions, name, value, onChange, onPick, onBlur, ref } = props;
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
      <Autocomplete<PayeeChoice, false, true, true>
        id={id}
        freeSolo
        disableClearable
        options={suggestions}
        filterOptions={byNameOrAddress}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
        inputValue={value}
        onInputChange={(_, text) => onChange(addressIn(text))}
        onChange={(_, chosen) => {
          if (typeof chosen !== 'string') onPick(chosen);
        }}
        onBlur={onBlur}
        renderInput={drawInput}
        renderOption={({ key, ...item }, payee) => (
          <Box component="li" key={key} {...item} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
            <Box sx={{ flex: 1, minInlineSize: 0 }}>
              <bdi>{payee.name}</bdi>
              <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{payee.note}</Box>
            </Box>
            <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {shortenMiddle(payee.address)}
            </Box>
          </Box>
        )}
      />
    </FieldFrame>
  );
}
