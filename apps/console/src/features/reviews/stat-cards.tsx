import type { ReviewStatsDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { formatCount, formatPercent } from '../../ui/format/format.ts';
import { ApprovalIcon } from '../../ui/icons/navigation-icons.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon } from '../../ui/icons/status-icons.tsx';
import { StatRow } from '../../ui/data/stat-row.tsx';
import { useAge } from './age.tsx';

const figures = ['open', 'age', 'decided', 'released'] as const;
const icons = { open: AlertIcon, age: ClockIcon, decided: ApprovalIcon, released: CheckCircleIcon };

/** How the officers keep up with the cases. */
export function ReviewStatCards({ stats }: { stats: ReviewStatsDto | undefined }) {
  const { t, i18n: { language } } = useTranslation('reviews');
  const age = useAge();
  const valueOf = ({ open, medianAgeSeconds, decided, releasedShare }: ReviewStatsDto) => ({
    open: formatCount(open, language),
    age: medianAgeSeconds === null ? t('stats.none') : age(medianAgeSeconds),
    decided: formatCount(decided, language),
    released: releasedShare === null ? t('stats.none') : formatPercent(releasedShare, language),
  });
  const cards = stats && figures.map((figure) => ({
    label: t(`stats.${figure}`), definition: t(`stats.${figure}Definition`), value: valueOf(stats)[figure],
    note: t(`stats.${figure}Note`, { older: stats.ageing.older }), icon: icons[figure],
  }));
  return <StatRow cards={cards} />;
}
