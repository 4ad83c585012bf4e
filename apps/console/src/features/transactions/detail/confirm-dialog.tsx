import type { TransactionLifeDto } from '@connect/sdk';
import { TransactionStepDialog } from './step-dialog.tsx';

interface ConfirmDialogProps {
  action: 'approve' | 'reject' | 'refund' | 'cancel';
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Takes a step that needs nothing but a yes. */
export function ConfirmStepDialog({ action, ...rest }: ConfirmDialogProps) {
  return <TransactionStepDialog action={action} stepOf={() => ({ action })} {...rest} />;
}
