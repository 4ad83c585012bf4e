import type { StrState } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useListStrsInfiniteQuery } from '../../api/strs.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { StrPage } from './str-page.tsx';
import { StrRow } from './str-row.tsx';
import { StrSettingsPage } from './str-settings-page.tsx';

const keys = ['str', 'state', 'settings'] as const;
const states = ['draft', 'approved', 'filed'] as const;

/** Suspicious-transaction reports: their list, one of them, or the settings of the bank. */
export function StrsScreen() {
  const { t } = useTranslation('strs');
  const [{ str, state, settings }, change] = useUrlState(keys, keys);
  const back = () => change({ str: '', settings: '' }, { isStep: true });
  if (str !== '') return <StrPage id={str} onBack={back} />;
  if (settings !== '') return <StrSettingsPage onBack={back} />;
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={(
          <Button variant="outlined" onClick={() => change({ settings: 'yes' }, { isStep: true })}>
            {t('settings.open')}
          </Button>
        )}
      />
      <StrList
        state={states.find((known) => known === state)} onState={(chosen) => change({ state: chosen })}
        onOpen={(id) => change({ str: id }, { isStep: true })}
      />
    </>
  );
}

interface StrListProps {
  state: StrState | undefined;
  onState: (state: string) => void;
  onOpen: (id: string) => void;
}

function StrList({ state, onState, onOpen }: StrListProps) {
  const { t } = useTranslation('strs');
  const list = useListStrsInfiniteQuery(state === undefined ? {} : { state }, { refetchOnMountOrArgChange: true });
  const strs = list.currentData?.pages.flat();
  if (isProblem(list.error) && list.error.status === 404) {
    return (
      <SectionCard title={t('list')}>
        <EmptyState title={t('notYours')} description={t('notYoursHint')} />
      </SectionCard>
    );
  }
  const options = [{ value: '', label: t('any') }, ...states.map((value) => ({ value, label: t(`state.${value}`) }))];
  return (
    <SectionCard
      title={t('list')}
      actions={(
        <Box sx={{ minInlineSize: '11rem' }}>
          <SelectField
            label={t('stateLabel')} displayEmpty value={state ?? ''} options={options}
            onChange={({ target }) => onState(target.value)}
          />
        </Box>
      )}
    >
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!strs && !list.error && <RowsSkeleton rows={4} height={64} />}
      {strs?.length === 0 && <EmptyState title={t('empty')} description={t('emptyHint')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {strs?.map((str) => <StrRow key={str.id} str={str} onOpen={() => onOpen(str.id)} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}
