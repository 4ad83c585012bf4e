import type { ContractStatsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount, formatPercent } from '../../ui/format/format.ts';
import { BlockIcon, ScaleIcon } from '../../ui/icons/ledger-icons.tsx';
import { WalletIcon } from '../../ui/icons/navigation-icons.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { StatRow } from '../../ui/data/stat-row.tsx';

const figures = ['active', 'totalValue', 'compliantRate', 'executed'] as const;
const icons = { active: BlockIcon, totalValue: WalletIcon, compliantRate: ScaleIcon, executed: CheckCircleIcon };

const nothing: ContractStatsDto['totalValue'] = [{ currency: 'AED', value: '0.00' }];

/** How many contracts there are, what they come to, and how they fare. */
export function ContractStatCards({ stats }: { stats: ContractStatsDto | undefined }) {
  const { t, i18n: { language } } = useTranslation('contracts');
  const valueOf = ({ active, totalValue, compliantRate, executed }: ContractStatsDto) => ({
    active: formatCount(active, language),
    totalValue: (totalValue.length === 0 ? nothing : totalValue).map(({ currency, value }, _, { length }) => (
      <Box key={currency} sx={{ fontSize: length > 1 ? '0.7em' : 'inherit' }}>
        <Money amount={value} currency={currency} />
      </Box>
    )),
    compliantRate: compliantRate === null ? t('stats.none') : formatPercent(compliantRate, language),
    executed: formatCount(executed, language),
  });
  const cards = stats && figures.map((figure) => ({
    label: t(`stats.${figure}`), definition: t(`stats.${figure}Definition`), value: valueOf(stats)[figure],
    note: t(`stats.${figure}Note`), icon: icons[figure],
  }));
  return <StatRow cards={cards} />;
}
