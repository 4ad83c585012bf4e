import type { AddedFactorDto, NewTotpDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginTotpMutation } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { hasPasskeys } from '../../parts/sign-in/passkey.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { CodesDialog } from './codes-dialog.tsx';

const AppDialog = lazyPopup(async () => (await import('./app-dialog.tsx')).AppDialog);
const PasskeyDialog = lazyPopup(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog);

/** Adds an authenticator app or a passkey; the first one comes with recovery codes, which are shown before all else. */
export function AddButtons({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('factors');
  const { toast } = useToast();
  const [begin, beginning] = useBeginTotpMutation();
  const [begun, setBegun] = useState<NewTotpDto | null>(null);
  const [asksForPasskey, setAsksForPasskey] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const beginApp = async () => {
    const { data, error } = await begin();
    const { message } = reasonOf(error);
    if (data) setBegun(data);
    else toast({ tone: 'negative', title: t('failed'), ...(message && { description: message }) });
  };
  const onAdded = ({ factor, recoveryCodes }: AddedFactorDto) => {
    setBegun(null);
    setAsksForPasskey(false);
    toast({ title: t(factor.kind === 'passkey' ? 'passkey.done' : 'app.done'), description: factor.label });
    if (recoveryCodes) setCodes(recoveryCodes);
    else onDone?.();
  };
  const close = () => {
    setCodes(null);
    onDone?.();
  };
  return (
    <>
      <BusyButton
        variant="contained" startIcon={<PlusIcon />} isBusy={beginning.isLoading} onClick={() => void beginApp()}
      >
        {t('app.add')}
      </BusyButton>
      {hasPasskeys() && (
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setAsksForPasskey(true)}>
          {t('passkey.add')}
        </Button>
      )}
      {begun && <AppDialog begun={begun} onAdded={onAdded} onClose={() => setBegun(null)} />}
      {asksForPasskey && <PasskeyDialog onAdded={onAdded} onClose={() => setAsksForPasskey(false)} />}
      {codes && <CodesDialog codes={codes} onClose={close} />}
    </>
  );
}
