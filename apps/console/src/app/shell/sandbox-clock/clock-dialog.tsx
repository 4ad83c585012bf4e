import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ClockDto } from '@connect/sdk';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { useAdvanceSandboxClockMutation, useGetSandboxClockQuery } from './sandbox-clock.api.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { ClockOutcome } from './clock-outcome.tsx';
import { useWorkName } from './use-work-name.ts';

const steps = ['PT1H', 'P1D', 'P1W', 'P1M', 'P1Y'] as const;

/** Where an administrator lets time pass in the sandbox and sees what fell due. */
export function ClockDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clock');
  const id = useId();
  const clock = useGetSandboxClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const [advance, { data: outcome, error, isLoading }] = useAdvanceSandboxClockMutation();
  const nextDue = clock.data?.nextDue;
  return (
    <Dialog open onClose={isLoading ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h2">
        {t('title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('hint')}</Box>
        {clock.error && (
          <ErrorState title={t('failed')} {...reasonOf(clock.error)} onRetry={() => void clock.refetch()} />
        )}
        {clock.isLoading && <CardSkeleton height={120} />}
        {clock.data && <Times clock={clock.data} />}
        <Box role="group" aria-label={t('advance')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={isLoading || !nextDue}
            onClick={() => nextDue && void advance({ to: nextDue.at })}
          >
            {t('toNext')}
          </Button>
          {steps.map((step) => (
            <Button
              key={step}
              variant="outlined"
              color="inherit"
              disabled={isLoading}
              onClick={() => void advance({ by: step })}
            >
              {t(`by.${step}`)}
            </Button>
          ))}
        </Box>
        <Box role="status">
          {isLoading && t('advancing')}
          {!isLoading && outcome && <ClockOutcome outcome={outcome} />}
        </Box>
        {error && <ErrorState title={t('notAdvanced')} {...reasonOf(error)} />}
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button component={Link} to="/settings/sandbox" onClick={onClose} sx={{ marginInlineEnd: 'auto' }}>
          {t('sandbox')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={onClose} disabled={isLoading}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Times({ clock: { now, machineTime, nextDue } }: { clock: ClockDto }) {
  const { t } = useTranslation('clock');
  const nameOf = useWorkName();
  const facts = [
    { label: t('now'), value: <strong><DateTime at={now} /></strong> },
    { label: t('machine'), value: <DateTime at={machineTime} /> },
    {
      label: t('nextDue'),
      value: nextDue ? <>{nameOf(nextDue.work)} · <DateTime at={nextDue.at} /></> : t('nothingDue'),
    },
  ];
  return <FactsList facts={facts} />;
}
