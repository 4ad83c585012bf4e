import type { ScreeningCaseDecision, ScreeningCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useListScreeningCasesQuery } from '../../api/screening.api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { CaseRow } from './case-row.tsx';
import { DecideCaseDialog } from './decide-case-dialog.tsx';
import { RescreeningProgress } from './rescreening-progress.tsx';

interface Deciding {
  screeningCase: ScreeningCaseDto;
  decision: ScreeningCaseDecision;
}

/** Whom the lists have caught up with, and how far everybody has been screened against them. */
export function CasesCard() {
  const { t } = useTranslation('screening');
  const { data: cases, error, refetch } = useListScreeningCasesQuery();
  const [deciding, setDeciding] = useOpened<Deciding | null>(null);
  return (
    <SectionCard title={t('cases.title')} subtitle={t('cases.subtitle')}>
      <RescreeningProgress />
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
      {deciding && <DecideCaseDialog {...deciding} onClose={() => setDeciding(null)} />}
    </SectionCard>
  );
}
