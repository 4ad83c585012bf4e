import type { HawlDto, ZakatPositionDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { StatRow } from '../../ui/data/stat-row.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatDay } from '../../ui/format/format.ts';
import { CalendarIcon } from '../../ui/icons/action-icons.tsx';
import { ScaleIcon } from '../../ui/icons/ledger-icons.tsx';
import { WalletIcon } from '../../ui/icons/navigation-icons.tsx';
import { StarSealIcon } from '../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { Amounts } from './amounts.tsx';
import { Assessments } from './assessments.tsx';
import { BothCalendars } from './hijri.tsx';
import { Advances, WealthLines } from './lines.tsx';
import { Nisab, Opinions } from './opinions.tsx';
import { useGetZakatPositionQuery } from './zakat.api.ts';

const FollowDialog = prefetched(lazyPopup(async () => (await import('./follow-dialog.tsx')).FollowDialog));
const AssessDialog = prefetched(lazyPopup(async () => (await import('./assess-dialog.tsx')).AssessDialog));
const PayDialog = prefetched(lazyPopup(async () => (await import('./pay-dialog.tsx')).PayDialog));

const dayMs = 86_400_000;

/** Where somebody stands with their zakat: what nisab is, what they hold, since when, and what is due. */
export function ZakatScreen() {
  const { t } = useTranslation('zakat');
  const { data: position, error, refetch } = useGetZakatPositionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'follow' | 'pay' | null>(null);
  const [year, setYear] = useState<HawlDto | null>(null);
  const keepsRegisters = useSelector(selectUser)?.role === 'admin';
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={
          <>
            {keepsRegisters && (
              <Button component={RouterLink} to="/zakat/registers" variant="outlined" color="inherit">
                {t('registers.title')}
              </Button>
            )}
            <Button variant="contained" onClick={() => setOpen('pay')}>{t('pay.ahead')}</Button>
          </>
        }
      />
      <Box sx={stackStyle}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        <StatRow cards={position && cardsOf(position, t)} />
        {position && <Notices position={position} />}
        {position?.open.map((hawl) => <OverYear key={hawl.due.day} hawl={hawl} onAssess={() => setYear(hawl)} />)}
        {position?.running && <RunningYear hawl={position.running} today={position.today.day} />}
        {position ? <WealthLines lines={position.lines} /> : <RowsSkeleton rows={3} height={72} />}
        {position && <Advances advances={position.advances} />}
        {position && position.nisab.length > 0 && <Nisab nisab={position.nisab} />}
        {position && (
          <Opinions
            opinions={position.opinions}
            actions={
              <Button variant="outlined" color="inherit" onClick={() => setOpen('follow')}>
                {t(position.isFollowed ? 'follow.change' : 'follow.begin')}
              </Button>
            }
          />
        )}
        {(position ?? error) && <Assessments />}
      </Box>
      <FollowDialog
        shown={open === 'follow' && position !== undefined
          && { opinions: position.opinions, onClose: () => setOpen(null) }}
      />
      <PayDialog shown={open === 'pay' && { onClose: () => setOpen(null) }} />
      <AssessDialog
        shown={year !== null && position !== undefined
          && { hawl: year, method: position.opinions.method, onClose: () => setYear(null) }}
      />
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'zakat'>>['t'];

const cardsOf = ({ nisab, base, isReached, estimate, running, open }: ZakatPositionDto, t: Translate) => {
  const [own] = nisab;
  const due = open[0]?.due ?? running?.due;
  return [
    {
      label: t('cards.nisab'), definition: t('cards.nisabHint'), icon: ScaleIcon,
      value: own ? <Amounts amounts={{ AED: own.worth.AED, QAR: '0.00' }} /> : '—',
      note: own ? t(`metals.${own.metal}`, { grams: own.grams }) : t('cards.noPrice'),
    },
    {
      label: t('cards.base'), definition: t('cards.baseHint'), icon: WalletIcon,
      value: base ? <Amounts amounts={base} /> : '—',
      note: isReached === null ? t('cards.noPrice') : t(isReached ? 'cards.reached' : 'cards.below'),
    },
    {
      label: t('cards.due'), definition: t('cards.dueHint'), icon: CalendarIcon,
      value: due ? <BothCalendars day={due} /> : '—',
      note: t(open.length > 0 ? 'cards.over' : running ? 'cards.runs' : 'cards.noYear'),
    },
    {
      label: t('cards.estimate'), definition: t('cards.estimateHint'), icon: StarSealIcon,
      value: estimate ? <Amounts amounts={estimate} /> : '—', note: t('cards.estimateNote'),
    },
  ];
};

/** What keeps something from being told. */
function Notices(
  { position: { missingPrice, unknownOn, brokenOn, running, isFollowed } }: { position: ZakatPositionDto },
) {
  const { t, i18n: { language } } = useTranslation('zakat');
  const told = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`), language, 'UTC');
  return (
    <>
      {missingPrice && (
        <Alert severity="warning">
          {t(missingPrice.last === null ? 'notices.neverPriced' : 'notices.oldPrice', {
            metal: t(`metalNames.${missingPrice.metal}`), days: missingPrice.mostDays,
            last: missingPrice.last === null ? '' : told(missingPrice.last),
          })}
        </Alert>
      )}
      {unknownOn !== null && <Alert severity="info">{t('notices.unknown', { day: told(unknownOn) })}</Alert>}
      {brokenOn !== null && running === null && (
        <Alert severity="info">{t('notices.broken', { day: told(brokenOn) })}</Alert>
      )}
      {!isFollowed && <Alert severity="info">{t('notices.notFollowed')}</Alert>}
    </>
  );
}

function OverYear({ hawl, onAssess }: { hawl: HawlDto; onAssess: () => void }) {
  const { t } = useTranslation('zakat');
  return (
    <SectionCard
      title={t('over.title')} subtitle={t('over.subtitle')}
      actions={<Button variant="contained" onClick={onAssess}>{t('over.assess')}</Button>}
    >
      <Box sx={{ ...daysStyle, padding: 2.5 }}><YearEnds hawl={hawl} /></Box>
    </SectionCard>
  );
}

function RunningYear({ hawl, today }: { hawl: HawlDto; today: string }) {
  const { t } = useTranslation('zakat');
  const [begun, over, now] = [hawl.from.day, hawl.due.day, today].map((day) => Date.parse(day)) as
    [number, number, number];
  const left = Math.max(0, Math.round((over - now) / dayMs));
  return (
    <SectionCard title={t('runs.title')} subtitle={t('runs.left', { count: left })}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <LinearProgress
          variant="determinate" aria-label={t('runs.title')}
          value={Math.min(100, ((now - begun) / (over - begun)) * 100)}
          sx={{ blockSize: 8, borderRadius: 999 }}
        />
        <Box sx={daysStyle}><YearEnds hawl={hawl} /></Box>
      </Box>
    </SectionCard>
  );
}

function YearEnds({ hawl }: { hawl: HawlDto }) {
  const { t } = useTranslation('zakat');
  return (
    <>
      <Box><Box sx={headStyle}>{t('runs.from')}</Box><BothCalendars day={hawl.from} /></Box>
      <Box><Box sx={headStyle}>{t('runs.due')}</Box><BothCalendars day={hawl.due} /></Box>
      {hawl.fellBelowOn !== null && <ToneChip tone="caution" label={t('runs.fellBelow', { day: hawl.fellBelowOn })} />}
    </>
  );
}

const stackStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const daysStyle = { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' } as const;
const headStyle = { typography: 'body2', color: 'text.secondary' } as const;
