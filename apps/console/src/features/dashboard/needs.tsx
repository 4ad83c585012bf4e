import type { CaseAge, DashboardNeed, NeedDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useGetDashboardNeedsQuery } from './dashboard.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { ApprovalIcon, TransferIcon } from '../../ui/icons/navigation-icons.tsx';
import { AlertIcon, CheckCircleIcon, ShieldIcon, StarSealIcon, UndoIcon } from '../../ui/icons/status-icons.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { toQueue, toReviewsOf } from './links.ts';

const stripHeight = 148;

const icons: Partial<Record<DashboardNeed, ComponentType<IconProps>>> = {
  reviews: ShieldIcon, approvals: ApprovalIcon, recalls: UndoIcon, screening: AlertIcon, webhooks: AlertIcon,
  resolutions: StarSealIcon,
};

/** What waits for the reader and for nobody before them: the first thing the day is about. */
export function Needs() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useGetDashboardNeedsQuery();
  const waiting = data?.needs.filter(({ count }) => count > 0) ?? [];
  return (
    <Box component="section" aria-label={t('needs.title')} sx={{ minBlockSize: stripHeight }}>
      {error && <ErrorState title={t('needs.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton height={stripHeight} />}
      {data && waiting.length === 0 && <NothingWaits />}
      {waiting.length > 0 && (
        <Box component="ul" sx={stripStyle}>
          {waiting.map((need) => <Waiting key={need.need} {...need} />)}
        </Box>
      )}
    </Box>
  );
}

function NothingWaits() {
  const { t } = useTranslation('dashboard');
  return (
    <Box sx={calmStyle}>
      <Box component={CheckCircleIcon} sx={{ color: 'success.main', fontSize: 22, flex: 'none' }} />
      <div>
        <Box sx={{ fontWeight: 600 }}>{t('needs.none')}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('needs.noneHint')}</Box>
      </div>
    </Box>
  );
}

function Waiting({ need, count, isMore, oldestAt, ageing }: NeedDto) {
  const { t, i18n } = useTranslation('dashboard');
  const Mark = icons[need] ?? TransferIcon;
  const isLate = ageing.some(({ age, count: old }) => age === 'older' && old > 0);
  const figure = `${formatCount(count, i18n.language)}${isMore ? '+' : ''}`;
  return (
    <Box
      component="li"
      sx={{
        ...tileStyle, borderInlineStartColor: isLate ? 'error.main' : 'warning.main',
        ...(need === 'reviews' && wideStyle),
      }}
    >
      <ButtonBase component={Link} to={toQueue(need)} sx={openStyle}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Box component="span" sx={figureStyle}>{figure}</Box>
          <Box component={Mark} sx={{ fontSize: 20, color: 'text.secondary', marginInlineStart: 'auto' }} />
        </Box>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t(`needs.kind.${need}`, { count })}</Box>
        {oldestAt && (
          <Box sx={{ typography: 'caption', color: isLate ? 'error.main' : 'text.secondary' }}>
            {t('needs.oldest')} <RelativeTime at={oldestAt} />
          </Box>
        )}
      </ButtonBase>
      {need === 'reviews' && <Ages ageing={ageing} />}
    </Box>
  );
}

const ageColour = { under_24h: 'success.main', under_72h: 'warning.main', older: 'error.main' } as const;

/** The backlog by its age: how much of it has waited how long, each a way to those cases. */
function Ages({ ageing }: Pick<NeedDto, 'ageing'>) {
  const { t, i18n } = useTranslation('dashboard');
  const link = (age: CaseAge, count: number) => (
    <Box key={age} component="li" sx={{ flex: `${String(count)} 1 5.5rem` }}>
      <Box sx={{ blockSize: 4, borderRadius: 2, bgcolor: ageColour[age] }} />
      <Box component={Link} to={toReviewsOf(age)} sx={ageStyle}>
        {t(`needs.age.${age}`, { count, figure: formatCount(count, i18n.language) })}
      </Box>
    </Box>
  );
  return (
    <Box component="ul" aria-label={t('needs.ages')} sx={agesStyle}>
      {ageing.filter(({ count }) => count > 0).map(({ age, count }) => link(age, count))}
    </Box>
  );
}

const stripStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
  // On a phone they stand in one row to be moved along, so that however many come, nothing below moves.
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(9.5rem, 44%)', sm: 'auto' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: { xs: 'inline proximity', sm: 'none' },
} as const;

const tileStyle = {
  minBlockSize: stripHeight,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderInlineStartWidth: 4,
  borderRadius: 1.5,
  boxShadow: 'var(--mui-palette-elevation-card)',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
} as const;

// Its ages stand beside each other.
const wideStyle = { gridColumn: 'span 2' } as const;

const openStyle = {
  display: 'block',
  textAlign: 'start',
  flex: 1,
  paddingInline: 2,
  paddingBlock: 1.5,
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const figureStyle = {
  typography: 'h4', fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2,
} as const;

const agesStyle = {
  listStyle: 'none', margin: 0, paddingInline: 2, paddingBlockEnd: 1.5, display: 'flex', flexWrap: 'wrap', gap: 0.75,
} as const;

const ageStyle = {
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '24px',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const calmStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: stripHeight,
  boxSizing: 'border-box',
  paddingInline: 2.5,
  borderRadius: 1.5,
  bgcolor: 'tone.positive',
} as const;
