import type { TransactionLifeDto } from '@connect/sdk';
import { StepDialog } from './step-dialog.tsx';

interface ConfirmDialogProps {
  action: 'approve' | 'reject' | 'refund' | 'cancel';
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Takes a step that needs nothing but a yes. */
export function ConfirmDialog({ action, ...rest }: ConfirmDialogProps) {
  return <StepDialog action={action} stepOf={() => ({ action })} {...rest} />;
}
