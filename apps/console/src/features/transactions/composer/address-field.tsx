import type { WalletDto } from '@connect/sdk';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Ref, useId, useState } from 'react';
import { FieldFrame, FieldLabel } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy.tsx';

const AddressInput = lazyPart(async () => (await import('./address-input.tsx')).AddressInput);
// Fetched along with the screen, which need not wait for it.
AddressInput.prefetch();

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
  const [isHeld, setIsHeld] = useState(false);
  const draw = ({ inputProps, ...input }: OutlinedInputProps) => (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      error={error !== undefined}
      inputRef={ref}
      placeholder="0x…"
      inputProps={{ ...inputProps, dir: 'ltr', spellCheck: false, 'aria-describedby': `${id}-note` }}
      {...input}
    />
  );
  const title = <FieldLabel htmlFor={id} isWrong={error !== undefined}>{label}</FieldLabel>;
  const plain = draw({
    value,
    onChange: ({ target }) => onChange(target.value),
    onFocus: () => setIsHeld(true),
    onBlur: () => {
      setIsHeld(false);
      onBlur();
    },
  });
  return (
    <FieldFrame label={title} noteId={`${id}-note`} error={error} hint={hint}>
      <AddressInput
        id={id}
        value={value}
        suggestions={suggestions}
        takesFocus={isHeld}
        onChange={onChange}
        onBlur={onBlur}
        renderInput={({ slotProps }) => draw({ ...slotProps.input, inputProps: slotProps.htmlInput })}
        fallback={plain}
        failure={plain}
      />
    </FieldFrame>
  );
}
