import type { TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../money/money.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** Where tainted income stands: still open, proposed to be set aside, set aside, or at charity already. */
export function TaintedStanding({ tainted }: { tainted: TaintedIncomeDto }) {
  const { t } = useTranslation('purification');
  const { kind, amount, open, setAside, currency } = tainted;
  if (Number(open) > 0) {
    return <Box sx={{ typography: 'body2' }}>{t('left')} <Money amount={open} currency={currency} /></Box>;
  }
  if (kind === 'late_donation') return <ToneChip tone="positive" label={t('atCharity')} />;
  return Number(setAside) < Number(amount) ? <ToneChip tone="caution" label={t('isProposed')} />
    : <ToneChip tone="positive" label={t('isSetAside')} />;
}
