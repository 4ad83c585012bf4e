import type { WalletDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CheckCircleIcon, InfoIcon } from '../../ui/icons/status-icons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useMemoKey } from './use-memo-key.ts';

interface MemosDialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

/** Lets the owner of a wallet take confidential memos, or stop taking them, and says where they can be read. */
export function MemosDialog({ wallet, onClose }: MemosDialogProps) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const { state, make, remove, isBusy, cannotKeep, error } = useMemoKey(wallet);
  const finish = async (isDone: Promise<boolean>, done: 'memos.on' | 'memos.off') => {
    if (!(await isDone)) return;
    toast({ title: t(done), description: wallet.label });
    onClose();
  };
  const turnOn = () => void finish(make(), 'memos.on');
  const turnOff = () => void finish(remove(), 'memos.off');
  const isOn = state === 'here';
  return (
    <FormDialog
      title={t('memos.title', { label: wallet.label })}
      cancel={t('memos.close')}
      submit={t(isOn ? 'memos.turnOff' : state === 'elsewhere' ? 'memos.readHere' : 'memos.turnOn')}
      isPending={isBusy || state === null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOn) turnOff();
        else turnOn();
      }}
    >
      <Typography variant="body2">{t('memos.text')}</Typography>
      <FormProblem message={cannotKeep ? t('memos.cannotKeep') : reasonOf(error).message} />
      {state === null
        ? <Skeleton variant="rounded" height={72} />
        : (
          <Alert
            severity={isOn ? 'success' : 'info'}
            role="status"
            icon={isOn ? <CheckCircleIcon size={20} /> : <InfoIcon size={20} />}
          >
            {t(`memos.state.${state}`)}
          </Alert>
        )}
      <Typography variant="body2" color="text.secondary">{t(isOn ? 'memos.limitOff' : 'memos.limitOn')}</Typography>
      {state === 'elsewhere' && (
        <Button color="inherit" variant="outlined" disabled={isBusy} onClick={turnOff} sx={{ justifySelf: 'start' }}>
          {t('memos.turnOff')}
        </Button>
      )}
    </FormDialog>
  );
}
