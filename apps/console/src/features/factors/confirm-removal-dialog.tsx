import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  cancel: string;
  submit: string;
  pending: string;
  isPending: boolean;
  problem: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something stops opening the account. */
export function ConfirmRemovalDialog({ text, problem, onConfirm, ...dialog }: ConfirmDialogProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <FormDialog {...dialog} tone="error" onSubmit={submit}>
      <FormProblem message={problem} />
      <Typography variant="body2">{text}</Typography>
    </FormDialog>
  );
}
