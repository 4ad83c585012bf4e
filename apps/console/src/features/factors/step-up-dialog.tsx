import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorForm } from '../../parts/sign-in/factor-form.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useProof } from './use-proof.ts';

interface StepUpDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/** Asks for a fresh proof in the middle of something, which goes on when it is given. */
export function StepUpDialog({ onProven, onClose }: StepUpDialogProps) {
  const { t } = useTranslation('factors');
  const id = useId();
  const { isKnown, ...proof } = useProof(onProven);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h2" sx={{ paddingBlockEnd: 1 }}>{t('ask.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography variant="body2">{t('ask.text')}</Typography>
        {isKnown
          ? <FactorForm {...proof} submit={t('ask.submit')} back={t('cancel')} onBack={onClose} />
          : <RowsSkeleton rows={2} height={48} />}
      </DialogContent>
    </Dialog>
  );
}
