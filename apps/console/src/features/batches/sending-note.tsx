import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFollowedBatch, useTakeBatchStepMutation } from './batches.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { CrossCircleIcon } from '../../ui/icons/status-icons.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { isUnderWay } from './page/figures.ts';

interface SendingNoteProps {
  id: string;
  isAtomic: boolean;
}

/** That a batch is under way: how far it is, since when, and how to stop it or why that cannot be done. */
export function SendingNote({ id, isAtomic }: SendingNoteProps) {
  const { t } = useTranslation('batches');
  const seconds = useElapsedSeconds();
  const { data: batch } = useFollowedBatch(id, { isAwaited: true });
  const [takeStep, { data: stopped, error, isLoading }] = useTakeBatchStepMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const hasEnded = batch !== undefined && !isUnderWay(batch);
  const note = stopped ? 'stopped' : hasEnded ? 'ended' : isAtomic ? 'atomic' : 'canStop';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <BatchProgress batch={batch ?? null} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('progress.elapsed', { count: seconds })}
        </Box>
        {batch && (
          <MuiLink component={Link} to={`/batches/${id}`}>
            {t('outcome.openBatch')}
          </MuiLink>
        )}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {t(`progress.${note}`)}
      </Box>
      {error && (
        <Alert severity="error" icon={<CrossCircleIcon size={20} />}>
          {reasonOf(error).message}
        </Alert>
      )}
      {note === 'canStop' && (
        <BusyButton
          variant="outlined"
          color="error"
          isBusy={isLoading}
          disabled={!batch?.actions.includes('cancel')}
          onClick={() => void takeStep({ id, action: 'cancel', idempotencyKey })}
        >
          {t('progress.stop')}
        </BusyButton>
      )}
    </Box>
  );
}

/** Counts the whole seconds since its component appeared. */
function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
