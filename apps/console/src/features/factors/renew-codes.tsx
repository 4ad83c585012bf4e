import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenewRecoveryCodesMutation } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx';

/** Puts new recovery codes in the place of the old ones. */
export function RenewCodes() {
  const { t } = useTranslation('factors');
  const [renew, { isLoading, error, reset }] = useRenewRecoveryCodesMutation();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirm = async () => {
    const { data } = await renew();
    if (!data) return;
    setIsAsked(false);
    setCodes(data.recoveryCodes);
  };
  const close = () => {
    setCodes(null);
    // The codes stay nowhere in the page once they were kept.
    reset();
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>{t('codes.renew')}</Button>
      {isAsked && (
        <ConfirmRemovalDialog
          title={t('codes.renewTitle')} text={t('codes.renewText')} cancel={t('cancel')}
          submit={t('codes.renewSubmit')} pending={t('codes.renewPending')} isPending={isLoading}
          problem={reasonOf(error).message} onClose={() => setIsAsked(false)} onConfirm={() => void confirm()}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={close} />}
    </>
  );
}
