import type { ScreeningCaseDecision, ScreeningCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetRescreeningQuery, useListScreeningCasesInfiniteQuery } from './screening.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CaseRow } from './case-row.tsx';
import { DecideCaseDialog } from './decide-case-dialog.tsx';
import { RescreeningProgress } from './rescreening-progress.tsx';

const states = ['open', 'confirmed', 'cleared'] as const;

interface Deciding {
  screeningCase: ScreeningCaseDto;
  decision: ScreeningCaseDecision;
}

/**
 * Whom the lists have caught up with, and how far everybody has been screened against them. What stands below comes
 * once it is known how many they are, so that nothing moves.
 */
export function CasesCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('screening');
  const [address, change] = useUrlState(['cases']);
  const state = states.find((one) => one === address.cases);
  const list = useListScreeningCasesInfiniteQuery(state === undefined ? {} : { state }, {
    refetchOnMountOrArgChange: true,
  });
  const { error, refetch } = list;
  const isProgressKnown = !useGetRescreeningQuery().isLoading;
  const isKnown = isProgressKnown && (list.data !== undefined || error !== undefined);
  const cases = list.currentData?.pages.flat();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <SectionCard title={t('cases.title')} subtitle={t('cases.subtitle')}>
        <RescreeningProgress />
        <Box sx={{ maxInlineSize: '20rem', paddingInline: 2.5, paddingBlock: 2 }}>
          <SelectField
            label={t('cases.stateLabel')} displayEmpty value={state ?? ''}
            onChange={({ target }) => change({ cases: target.value })}
            options={[
              { value: '', label: t('cases.any') },
              ...states.map((one) => ({ value: one, label: t(`cases.state.${one}`) })),
            ]}
          />
        </Box>
        {error && <ErrorState title={t('cases.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!cases && !error && <RowsSkeleton rows={2} />}
        {cases?.length === 0 && <EmptyState title={t('cases.empty')} description={t('cases.emptyHint')} />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {cases?.map((one) => (
            <CaseRow
              key={one.id}
              screeningCase={one}
              onDecide={(decision) => setDeciding({ screeningCase: one, decision })}
            />
          ))}
        </Box>
        <LoadMore
          hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
        />
        {deciding && <DecideCaseDialog {...deciding} onClose={() => setDeciding(null)} />}
      </SectionCard>
      {isKnown && children}
    </>
  );
}
