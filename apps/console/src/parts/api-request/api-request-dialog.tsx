import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { CallCode } from './call-code.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { type ShownCall, useShowCalls } from './shown-calls.ts';

interface ApiRequestDialogProps {
  calls: readonly SampleCall[];
  onClose: () => void;
}

/** Calls of the API, one at a time, as programs make them. */
export function ApiRequestDialog({ calls, onClose }: ApiRequestDialogProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const { shown, hasFailed, retry } = useShown(calls);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} variant="h2">{t('request.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {hasFailed && <ErrorState title={t('request.failed')} onRetry={retry} />}
        {!shown && !hasFailed && <CardSkeleton height={240} />}
        {shown && <Calls shown={shown} />}
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Calls({ shown }: { shown: readonly ShownCall[] }) {
  const { t } = useTranslation('ui');
  const [chosen, setChosen] = useState(0);
  const call = shown[chosen];
  if (!call) return null;
  return (
    <>
      {shown.length > 1 && (
        <SelectField
          label={t('request.call')} value={String(chosen)}
          options={shown.map(({ summary }, n) => ({ value: String(n), label: summary }))}
          onChange={({ target }) => { setChosen(Number(target.value)); }}
        />
      )}
      <Box>
        <Box component="code" dir="ltr" sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 600 }}>
          {call.name}
        </Box>
        {shown.length === 1 && (
          <Typography variant="body2" lang="en" sx={{ color: 'text.secondary' }}>{call.summary}</Typography>
        )}
      </Box>
      <CallCode key={chosen} call={call} />
    </>
  );
}

function useShown(calls: readonly SampleCall[]) {
  const show = useShowCalls();
  const [shown, setShown] = useState<readonly ShownCall[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    show(calls).then(
      (found) => { if (!isLeft) setShown(found); }, () => { if (!isLeft) setHasFailed(true); });
    return () => { isLeft = true; };
  }, [show, calls, attempt]);
  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { shown, hasFailed, retry };
}
