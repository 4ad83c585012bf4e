import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FoundPayee } from './use-payees.ts';

/** The beneficiary that the payee of a row may be, with a step that takes their address. */
export function FoundPayeeNote({ found, onTake }: { found: FoundPayee; onTake: (address: string) => void }) {
  const { t } = useTranslation('batches');
  const { result, isAmbiguous, beneficiary: { name, address } } = found;
  if (isAmbiguous) return <span>{t('payees.several')}</span>;
  return (
    <>
      <span>{t(result === 'match' ? 'payees.same' : 'payees.close', { name })}</span>
      <Button size="small" onClick={() => onTake(address)}>{t('payees.take')}</Button>
    </>
  );
}
