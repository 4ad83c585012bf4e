import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'ref' | 'inputRef'> {
  label: string;
  /** The sentence that says what is wrong; its presence marks the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Reaches the input itself, so that a form library can read and focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input whose hint and error are tied to it for screen readers. */
export function Field({ label, error, hint, ref, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput id={id} size="small" inputRef={ref} aria-describedby={note && `${id}-note`} {...input} />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}

interface FieldLabelProps {
  htmlFor?: string;
  id?: string;
  onClick?: () => void;
  children: string;
}

/** The name of a field, above it, where it stays readable while one types. */
export function FieldLabel({ children, ...label }: FieldLabelProps) {
  const look = { color: 'text.primary', typography: 'body2', fontWeight: 550, marginBlockEnd: 0.75 } as const;
  return (
    <FormLabel {...label} sx={look}>
      {children}
    </FormLabel>
  );
}
