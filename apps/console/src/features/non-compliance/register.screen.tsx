import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  type NonComplianceFilter, useExportNonComplianceMutation, useListNonComplianceInfiniteQuery,
} from '../../api/non-compliance.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectRole } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { saveCsv } from '../../ui/data/save-file.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DownloadIcon, PlusIcon } from '../../ui/icons/action-icons.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { EventRow } from './event-row.tsx';

const RecordDialog = prefetched(lazyPopup(async () => (await import('./record-dialog.tsx')).RecordDialog));

const keys = ['state', 'source'] as const;
const states = ['overdue', 'open', 'planned', 'remedied', 'closed'] as const;
const sources = ['shadow_run', 'reversal', 'recall', 'contract', 'officer', 'sampling'] as const;
/** What the list takes before it is there. */
const [rowsAtFirst, rowHeight] = [4, 76];

const filterOf = ({ state, source }: Record<(typeof keys)[number], string>): NonComplianceFilter => {
  const [stands, found] = [states.find((one) => one === state), sources.find((one) => one === source)];
  return {
    ...(stands === 'overdue' ? { overdue: 'true' as const } : stands && { state: stands }),
    ...(found && { source: found }),
  };
};

/** The register of what did not comply: what is late or open first, then the rest, and how it is taken away. */
export function NonComplianceScreen() {
  const { t } = useTranslation('nonCompliance');
  const role = useSelector(selectRole);
  const isOfficer = role === 'bank';
  const seesAll = role === 'admin';
  const [address, change] = useUrlState(keys, keys);
  const [isRecording, setRecording] = useState(false);
  const [take, { isLoading }] = useExportNonComplianceMutation();
  const filter = filterOf(address);
  const isFiltered = Object.keys(filter).length > 0;
  const exportAll = async () => {
    const { data } = await take(filter);
    if (data !== undefined) saveCsv('non-compliance', data);
  };
  const any = { value: '', label: t('any') };
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={(
          <>
            <Button
              variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isLoading}
              onClick={() => void exportAll()}
            >
              {t('export')}
            </Button>
            {isOfficer && (
              <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setRecording(true)}>
                {t('record.open')}
              </Button>
            )}
          </>
        )}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('filters')} isFiltered={isFiltered} onClear={() => change({ state: '', source: '' })}
          search={(
            <Box sx={choicesStyle}>
              <SelectField
                label={t('stateLabel')} displayEmpty value={address.state}
                onChange={({ target }) => change({ state: target.value })}
                options={[any, ...states.map((value) => ({ value, label: t(`state.${value}`) }))]}
              />
              <SelectField
                label={t('sourceLabel')} displayEmpty value={address.source}
                onChange={({ target }) => change({ source: target.value })}
                options={[any, ...sources.map((value) => ({ value, label: t(`source.${value}`) }))]}
              />
            </Box>
          )}
        >
          {null}
        </FilterCard>
        {!isFiltered && <List filter={{ overdue: 'true' }} title={t('late')} isHiddenEmpty tellsBank={seesAll} />}
        <List filter={filter} title={t('list')} isFiltered={isFiltered} tellsBank={seesAll} />
      </Box>
      <RecordDialog shown={isRecording && { onClose: () => setRecording(false) }} />
    </>
  );
}

interface ListProps {
  filter: NonComplianceFilter;
  title: string;
  isFiltered?: boolean;
  tellsBank: boolean;
  /** Whether nothing is shown where there is nothing. */
  isHiddenEmpty?: boolean;
}

function List({ filter, title, tellsBank, isFiltered = false, isHiddenEmpty = false }: ListProps) {
  const { t } = useTranslation('nonCompliance');
  const list = useListNonComplianceInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const events = list.currentData?.pages.flat();
  if (isHiddenEmpty && (events === undefined || events.length === 0)) return null;
  return (
    <SectionCard title={title}>
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!events && !list.error && <RowsSkeleton rows={rowsAtFirst} height={rowHeight} />}
      {events?.length === 0 && (
        <EmptyState title={t(isFiltered ? 'noMatch' : 'empty')} {...(!isFiltered && { description: t('emptyHint') })} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {events?.map((event) => <EventRow key={event.id} event={event} tellsBank={tellsBank} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

const choicesStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
