import type { BatchAction, BatchLifeDto, BatchStepResultDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchStepDialog } from './step-dialog.tsx';

const looks: Record<BatchAction, Pick<ButtonProps, 'variant' | 'color'>> = {
  approve: { variant: 'contained' },
  release: { variant: 'contained' },
  reject: { variant: 'outlined', color: 'error' },
  refund: { variant: 'outlined', color: 'inherit' },
  cancel: { variant: 'outlined', color: 'inherit' },
};

interface StepButtonsProps {
  batch: BatchLifeDto;
  onStep: (result: BatchStepResultDto) => void;
}

/** The steps one may take with all waiting payments of a batch now, and no others. */
export function BatchStepButtons({ batch, onStep }: StepButtonsProps) {
  const { t } = useTranslation('batches');
  const [open, setOpen] = useState<BatchAction | null>(null);
  return (
    <>
      {batch.actions.length > 0 && (
        <Box role="group" aria-label={t('step.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {batch.actions.map((action) => (
            <Button key={action} {...looks[action]} onClick={() => setOpen(action)}>
              {t(`step.${action}.button`)}
            </Button>
          ))}
        </Box>
      )}
      {open && <BatchStepDialog action={open} batch={batch} onStep={onStep} onClose={() => setOpen(null)} />}
    </>
  );
}
