import type { DashboardOverviewDto, PrincipleOutcomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatCount, formatPercent } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { momentOf, toTransactions } from './links.ts';

const bodyHeight = 340;

/** How the payments of thirty days stand by each principle, and which rules had most to say. */
export function Outcomes({ overview }: { overview: DashboardOverviewDto | undefined }) {
  const { t, i18n } = useTranslation('dashboard');
  const judged = overview?.judged ?? 0;
  const days = overview ? { from: momentOf(Date.parse(overview.from)), to: '' } : { from: '', to: '' };
  return (
    <SectionCard
      title={t('outcomes.title')}
      subtitle={overview
        ? t('outcomes.hint', { count: judged, figure: formatCount(judged, i18n.language) }) : t('outcomes.reading')}
    >
      <Box sx={{ minBlockSize: bodyHeight }}>
        {!overview && <CardSkeleton height={bodyHeight} />}
        {overview && judged === 0 && (
          <EmptyState title={t('outcomes.empty')} description={t('outcomes.emptyHint')} />
        )}
        {overview && judged > 0 && (
          <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
            <Judgements overview={overview} days={days} />
            <Box component="ul" aria-label={t('outcomes.principles')} sx={listStyle}>
              {overview.principles.map((one) => <Principle key={one.principle} {...one} days={days} />)}
            </Box>
            <Rules rules={overview.rules} days={days} />
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}

interface Days { from: string; to: string }

/** What the rules made of all of them; each figure opens its payments. */
function Judgements({ overview: { days: figures, judged }, days }: { overview: DashboardOverviewDto; days: Days }) {
  const { t, i18n } = useTranslation('dashboard');
  const sum = (name: 'held' | 'refused') => figures.reduce((total, day) => total + day[name], 0);
  const [held, refused] = [sum('held'), sum('refused')];
  return (
    <Box component="ul" aria-label={t('outcomes.judgements')} sx={judgementsStyle}>
      {([
        ['allowed', judged - held - refused], ['review', held], ['blocked', refused],
      ] as const).map(([outcome, count]) => (
        <Box component="li" key={outcome}>
          <Box component={Link} to={toTransactions({ ...days, outcome })} sx={judgementStyle}>
            <Box component="span" sx={{ typography: 'h5', fontWeight: 650, color: tones[outcome] }}>
              {formatCount(count, i18n.language)}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t(`outcomes.judgement.${outcome}`)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const tones = { allowed: 'success.main', review: 'warning.main', blocked: 'error.main' } as const;

/** How many stand by a principle; each figure opens those it counts. */
function Principle({ principle, passed, review, failed, days }: PrincipleOutcomeDto & { days: Days }) {
  const { t, i18n } = useTranslation('dashboard');
  const share = formatPercent((passed * 100) / (passed + review + failed), i18n.language);
  const name = t(`outcomes.principle.${principle}`);
  const objections = ([
    { state: 'review', standing: 'review', count: review, colour: 'warning.main' },
    { state: 'failed', standing: 'fail', count: failed, colour: 'error.main' },
  ] as const).filter(({ count }) => count > 0);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', typography: 'body2' }}>
        <Box component="span" sx={{ fontWeight: 600, flex: '1 1 7rem' }}>{name}</Box>
        {objections.map(({ state, standing, count, colour }) => (
          <MuiLink
            key={state} component={Link} sx={{ color: colour, textDecorationColor: 'currentcolor' }}
            to={toTransactions({ ...days, principle: `${principle}:${standing}` })}
          >
            {t(`outcomes.${state}`, { count, figure: formatCount(count, i18n.language) })}
          </MuiLink>
        ))}
        <MuiLink
          component={Link} to={toTransactions({ ...days, principle: `${principle}:pass` })}
          aria-label={t('outcomes.passed', { share, name })}
          sx={{ color: 'text.secondary', textDecorationColor: 'currentcolor', fontVariantNumeric: 'tabular-nums' }}
        >
          {share}
        </MuiLink>
      </Box>
      <Box aria-hidden sx={barStyle}>
        <Box sx={{ flex: `${String(passed)} 0 0`, bgcolor: 'success.main', opacity: 0.55 }} />
        {objections.map(({ state, count, colour }) => (
          <Box key={state} sx={{ flex: `${String(count)} 0 4px`, bgcolor: colour }} />
        ))}
      </Box>
    </Box>
  );
}

function Rules({ rules, days }: Pick<DashboardOverviewDto, 'rules'> & { days: Days }) {
  const { t, i18n } = useTranslation('dashboard');
  const most = Math.max(1, ...rules.map(({ transactions }) => transactions));
  if (rules.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('outcomes.noRules')}</Box>;
  }
  return (
    <div>
      <Box component="h3" sx={headingStyle}>{t('outcomes.rules')}</Box>
      <Box component="ol" aria-label={t('outcomes.rules')} sx={{ ...listStyle, gap: 0.5 }}>
        {rules.map(({ ruleId, transactions, refused }) => (
          <Box component="li" key={ruleId} sx={ruleStyle}>
            <MuiLink component={Link} to={toTransactions({ ...days, rule: ruleId })} sx={{ minInlineSize: '5rem' }}>
              <bdi dir="ltr">{ruleId}</bdi>
            </MuiLink>
            <Box aria-hidden sx={{ flex: 1 }}>
              <Box sx={{ ...ruleBarStyle, inlineSize: `${String((transactions * 100) / most)}%` }} />
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {t('outcomes.ruleCount', {
                count: transactions, figure: formatCount(transactions, i18n.language),
                refused: formatCount(refused, i18n.language),
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.25 } as const;

const judgementsStyle = {
  listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1.5,
} as const;

const judgementStyle = {
  display: 'grid',
  paddingInline: 1.5,
  paddingBlock: 1,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const barStyle = {
  display: 'flex', gap: '2px', blockSize: 8, borderRadius: 4, overflow: 'hidden', marginBlockStart: 0.5,
} as const;

const headingStyle = {
  margin: 0, marginBlockEnd: 0.75, typography: 'caption', fontWeight: 600, color: 'text.secondary',
} as const;

const ruleStyle = { display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2', minBlockSize: 26 } as const;

const ruleBarStyle = { blockSize: 6, borderRadius: 3, bgcolor: 'info.main', minInlineSize: 4 } as const;
