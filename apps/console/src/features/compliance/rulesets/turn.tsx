import type { VerdictAction } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { ActionChip } from './state-chip.tsx';

/** How a payment ended, and how it would have ended. */
export function Turn({ from, to }: { from: VerdictAction; to: VerdictAction }) {
  const { t } = useTranslation('rulesets');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ActionChip action={from} />
      <Box component={ArrowRightIcon} sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
      <span style={visuallyHidden}>{t('trial.wouldBe')}</span>
      <ActionChip action={to} />
    </Box>
  );
}
