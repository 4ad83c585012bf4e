import type { TrialDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { type Movement, movementsOf } from './movements.ts';
import { TakeOverButton } from './take-over-button.tsx';
import { Turn } from './turn.tsx';

/** What a version would have decided of recent payments, counted by what would change. */
export function TrialCard({ trial, version }: { trial: TrialDto; version: number }) {
  const { days, examined, isPartial, changes, ranBy, ranAt } = trial;
  const { t, i18n } = useTranslation('rulesets');
  const movements = movementsOf(changes);
  const subtitle = (
    <>
      {t('trial.examined', { count: examined, figure: formatCount(examined, i18n.language) })}{' '}
      {t('trial.days', { count: days })} {t('trial.ranBy')} <bdi>{ranBy}</bdi>, <DateTime at={ranAt} />
    </>
  );
  return (
    <SectionCard title={t('trial.title')} subtitle={subtitle}>
      {isPartial && (
        <Alert severity="warning" icon={<AlertIcon size={20} />} sx={{ margin: 2.5, marginBlockEnd: 0 }}>
          {t('trial.partial')}
        </Alert>
      )}
      {movements.length === 0 && <Typography variant="body2" sx={{ padding: 2.5 }}>{t('trial.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {movements.map((movement) => <MovementRow key={movement.from + movement.to} movement={movement} />)}
      </Box>
      <TakeOverButton version={version} changes={changes} />
    </SectionCard>
  );
}

function MovementRow({ movement: { from, to, count, amounts } }: { movement: Movement }) {
  const { t, i18n } = useTranslation('rulesets');
  return (
    <Box component="li" sx={rowStyle}>
      <Turn from={from} to={to} />
      <Box sx={{ fontWeight: 600 }}>
        {t('trial.payments', { count, figure: formatCount(count, i18n.language) })}
      </Box>
      <Box sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
        {amounts.map(({ amount, currency }) => (
          <div key={currency}><Money amount={amount} currency={currency} /></div>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingInline: 2.5,
  paddingBlock: 1.25,
  typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
