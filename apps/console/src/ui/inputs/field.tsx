import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';

type InputProps = Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'ref' | 'inputRef' | 'rows' | 'inputComponent'>;

export interface FieldProps extends InputProps {
  label: string;
  /** The sentence that says what is wrong; its presence marks the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Reaches the input itself, so that a form library can read and focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input whose hint and error are tied to it for screen readers. */
export function Field({ label, error, hint, ref, ...rest }: FieldProps) {
  const { multiline = false, minRows = 1, maxRows, inputProps, ...input } = rest;
  const id = useId();
  const note = error ?? hint;
  const isWrong = error !== undefined;
  const title = <FieldLabel htmlFor={id} isWrong={isWrong}>{label}</FieldLabel>;
  return (
    <FieldFrame label={title} noteId={`${id}-note`} error={error} hint={hint}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        error={isWrong}
        inputRef={ref}
        aria-describedby={note && `${id}-note`}
        {...(multiline && { multiline, inputComponent: 'textarea', sx: growing(Number(minRows), maxRows) })}
        inputProps={multiline ? { rows: minRows, ...inputProps } : inputProps}
        {...input}
      />
    </FieldFrame>
  );
}

const lineHeight = 1.4375;

// The browser lets the text area grow with its text; MUI measures it by scripts, which costs a layout for every form.
const growing = (minRows: number, maxRows: number | string | undefined) => ({
  '& textarea': {
    fieldSizing: 'content',
    resize: 'none',
    minBlockSize: `${minRows * lineHeight}em`,
    ...(maxRows !== undefined && { maxBlockSize: `${Number(maxRows) * lineHeight}em` }),
  },
});

interface FieldFrameProps {
  label: ReactNode;
  /** By which an input is described by its hint or error. */
  noteId: string;
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/** The label over an input and what there is to say below it. */
export function FieldFrame({ label, noteId, error, hint, isDisabled = false, children }: FieldFrameProps) {
  const note = error ?? hint;
  return (
    <Box sx={frameStyle}>
      {label}
      {children}
      {note !== undefined && (
        <FormHelperText id={noteId} error={error !== undefined} disabled={isDisabled}>{note}</FormHelperText>
      )}
    </Box>
  );
}

const frameStyle = { display: 'flex', flexDirection: 'column', inlineSize: '100%', minInlineSize: 0 } as const;

interface FieldLabelProps {
  htmlFor?: string;
  id?: string;
  isWrong?: boolean;
  isDisabled?: boolean;
  children: string;
}

/** The name of a field, above it, where it stays readable while one types. */
export function FieldLabel({ isWrong = false, isDisabled = false, children, ...label }: FieldLabelProps) {
  const look = { color: 'text.primary', typography: 'body2', fontWeight: 550, marginBlockEnd: 0.75 } as const;
  return (
    <FormLabel {...label} error={isWrong} disabled={isDisabled} sx={look}>
      {children}
    </FormLabel>
  );
}
