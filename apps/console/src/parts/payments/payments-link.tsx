import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TransferIcon } from '../../ui/icons/navigation-icons.tsx';

/** The way to the transactions of something: one wallet, person, batch or rule, in the words of the address there. */
export function PaymentsLink({ of }: { of: Readonly<Partial<Record<'wallet' | 'actor' | 'batch' | 'rule', string>>> }) {
  const { t } = useTranslation('ui');
  return (
    <Button
      component={Link}
      to={`/transactions?${new URLSearchParams(of).toString()}`}
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<TransferIcon />}
      sx={{ justifySelf: 'start' }}
    >
      {t('allTransactions')}
    </Button>
  );
}
