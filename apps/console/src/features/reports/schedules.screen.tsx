import type { ReportScheduleDto, ReportScheduleType } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import {
  useCreateReportScheduleMutation, useListReportSchedulesQuery, usePauseReportScheduleMutation,
  useRemoveReportScheduleMutation,
} from './reports.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { FigureTable } from './figure-table.tsx';
import { timeZones } from './period.ts';

const types = ['daily', 'weekly', 'monthly'] as const;

/** The schedules by which reports are made without anybody asking. */
export function SchedulesScreen() {
  const { t } = useTranslation('reports');
  const { data: schedules, error, refetch } = useListReportSchedulesQuery();
  return (
    <>
      <PageHeader title={t('schedules.title')} subtitle={t('schedules.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <NewSchedule />
        <SectionCard title={t('schedules.list')}>
          {error && <ErrorState title={t('schedules.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
          {!schedules && !error && <RowsSkeleton rows={3} height={48} />}
          {schedules?.length === 0 && (
            <EmptyState title={t('schedules.empty')} description={t('schedules.emptyHint')} />
          )}
          {schedules && schedules.length > 0 && <Schedules schedules={schedules} />}
        </SectionCard>
      </Box>
    </>
  );
}

function NewSchedule() {
  const { t } = useTranslation('reports');
  const { toast } = useToast();
  const [type, setType] = useState<ReportScheduleType>('monthly');
  const [timeZone, setTimeZone] = useState('UTC');
  const [create, { isLoading }] = useCreateReportScheduleMutation();
  const save = async () => {
    const { error } = await create({ type, timeZone });
    if (!error) {
      toast({ title: t('schedules.created'), description: t('schedules.createdHint') });
      return;
    }
    const { message } = reasonOf(error);
    toast({ tone: 'negative', title: t('schedules.failed'), ...(message && { description: message }) });
  };
  return (
    <SectionCard title={t('schedules.new')}>
      <Box sx={formStyle}>
        <SelectField
          label={t('order.type')}
          value={type}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={({ target }) => setType(target.value as ReportScheduleType)}
        />
        <SelectField
          label={t('order.timeZone')}
          value={timeZone}
          options={timeZones.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setTimeZone(target.value)}
        />
        <BusyButton variant="contained" isBusy={isLoading} onClick={() => void save()} sx={{ blockSize: 40 }}>
          {t('schedules.create')}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

function Schedules({ schedules }: { schedules: readonly ReportScheduleDto[] }) {
  const { t } = useTranslation('reports');
  const cellsOf = (schedule: ReportScheduleDto) => [
    t(`type.${schedule.type}`), schedule.timeZone, <bdi key="bank">{schedule.bankName ?? t('current.allBanks')}</bdi>,
    schedule.paused ? t('review.none') : <DateTime key="next" at={schedule.nextAt} />,
    <bdi key="by">{schedule.createdBy}</bdi>,
    <ToneChip
      key="state"
      tone={schedule.paused ? 'neutral' : 'positive'}
      label={t(`schedules.${stateOf(schedule)}`)}
    />,
    <ScheduleActions key="actions" schedule={schedule} />,
  ];
  return (
    <FigureTable
      label={t('schedules.list')}
      words={6}
      columns={[
        t('order.type'), t('order.timeZone'), t('history.report'), t('schedules.next'), t('schedules.createdBy'),
        t('history.state'), '\u00a0',
      ]}
      rows={schedules.map((schedule) => ({ key: schedule.id, cells: cellsOf(schedule) }))}
    />
  );
}

const stateOf = ({ pausedBecause }: ReportScheduleDto) => {
  if (pausedBecause === null) return 'active';
  return pausedBecause === 'asked' ? 'paused' : 'ownerDeactivated';
};

function ScheduleActions({ schedule: { id, paused, pausedBecause } }: { schedule: ReportScheduleDto }) {
  const { t } = useTranslation('reports');
  const { toast } = useToast();
  const [pause, pausing] = usePauseReportScheduleMutation();
  const [remove, removing] = useRemoveReportScheduleMutation();
  const showOutcome = (error: unknown, done?: { title: string; description: string }) => {
    if (error) toast({ tone: 'negative', title: t('schedules.failed') });
    else if (done) toast(done);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      {pausedBecause !== 'owner_deactivated' && (
        <BusyButton
          size="small"
          isBusy={pausing.isLoading}
          onClick={() => void pause({ id, paused: !paused }).then(({ error }) => showOutcome(error))}
        >
          {t(paused ? 'schedules.resume' : 'schedules.pause')}
        </BusyButton>
      )}
      <BusyButton
        size="small"
        color="error"
        isBusy={removing.isLoading}
        onClick={() => void remove(id).then(({ error }) =>
          showOutcome(error, { title: t('schedules.removed'), description: t('schedules.removedHint') }))}
      >
        {t('schedules.remove')}
      </BusyButton>
    </Box>
  );
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' },
  alignItems: 'end',
  gap: 2,
  padding: 2.5,
} as const;
