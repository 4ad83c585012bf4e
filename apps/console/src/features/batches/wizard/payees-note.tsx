import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../../../ui/icons/navigation-icons.tsx';
import { type FoundPayee, isClear } from './use-payees.ts';

interface PayeesNoteProps {
  payees: ReadonlyMap<number, FoundPayee>;
  onFill: (addresses: ReadonlyMap<number, string>) => void;
}

/** How many rows without an address name a beneficiary, and one step that fills in all that are clear. */
export function PayeesNote({ payees, onFill }: PayeesNoteProps) {
  const { t } = useTranslation('batches');
  const clear = [...payees].filter(([, found]) => isClear(found));
  if (clear.length === 0) return null;
  const addresses = new Map(clear.map(([index, { beneficiary }]) => [index, beneficiary.address]));
  return (
    <Alert
      severity="info" icon={<UsersIcon size={20} />} sx={{ margin: 2.5 }}
      action={<Button color="inherit" size="small" onClick={() => onFill(addresses)}>{t('payees.fill')}</Button>}
    >
      {t('payees.note', { count: clear.length })}
    </Alert>
  );
}
