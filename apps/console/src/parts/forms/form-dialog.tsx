import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { ApiRequestButton } from '../api-request/api-request-button.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';

interface FormDialogProps {
  title: string;
  /** Absent where there is nothing to go back to. */
  cancel?: string;
  submit: string;
  /** Said on the button while the server works. */
  pending?: string;
  isPending?: boolean;
  tone?: 'primary' | 'error';
  /** For what is written at length: it has more room, and a press beside it does not close it. */
  isWide?: boolean;
  /** The moment to put the focus where the answer begins. */
  onOpen?: () => void;
  /** The call of the API that the answer makes, as it is filled in now. */
  call?: () => SampleCall;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

/** One question that has to be answered or left before anything else; it cannot be left while the answer is sent. */
export function FormDialog({ title, cancel, submit, onClose, onSubmit, ...rest }: FormDialogProps) {
  const id = useId();
  const { pending, isPending = false, tone = 'primary', isWide = false, onOpen, call, children } = rest;
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (!isWide || reason !== 'backdropClick') close();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth={isWide ? 'lg' : 'sm'}
      slotProps={{ transition: { onEnter: onOpen }, paper: { sx: { scrollPaddingBlockEnd: 80 } } }}
    >
      <Box component="form" noValidate onSubmit={onSubmit}>
        <DialogTitle id={id} variant="h2" sx={{ paddingBlockEnd: 1 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={contentStyle}>{children}</DialogContent>
        <DialogActions sx={actionsStyle}>
          {call && <ApiRequestButton calls={() => [call()]} variant="text" size="small" sx={aside} />}
          <Box sx={answersStyle}>
            {cancel !== undefined && (
              <Button color="inherit" variant="outlined" onClick={close} disabled={isPending} sx={whole}>
                {cancel}
              </Button>
            )}
            <BusyButton type="submit" variant="contained" color={tone} isBusy={isPending} sx={whole}>
              {isPending ? pending ?? submit : submit}
            </BusyButton>
          </Box>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const contentStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

// What a button says stays on one line.
const whole = { whiteSpace: 'nowrap' } as const;

// Where there is no room for all, it has a row of its own: the two answers stay side by side.
const aside = { justifyContent: 'flex-start' } as const;

const answersStyle = {
  display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginInlineStart: 'auto !important',
} as const;

// However long the question is, the answers stay in sight.
const actionsStyle = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  flexWrap: 'wrap',
  rowGap: 1,
  paddingInline: 3,
  paddingBlockStart: 1.5,
  paddingBlockEnd: 2.5,
  bgcolor: 'background.paper',
} as const;
