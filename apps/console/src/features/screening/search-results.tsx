import type { ScreeningSource } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { type Sought, useScreenNameQuery } from './screening.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { HitCard } from './hit-card.tsx';

/** What the lists say of a name. */
export function SearchResults({ sought }: { sought: Sought }) {
  const { t } = useTranslation('screening');
  const { currentData: result, error, refetch } = useScreenNameQuery(sought);
  const hits = result?.hits ?? [];
  const missing = (lists: ScreeningSource[]) => lists.map((list) => t(`source.${list}`)).join(', ');
  return (
    <SectionCard
      title={t('results.title', { name: sought.name })}
      subtitle={result && t('results.count', { count: hits.length })}
    >
      {error && <ErrorState title={t('results.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!result && !error && <RowsSkeleton rows={3} />}
      {result?.isUnread && <Warning text={t('results.unread')} />}
      {result && result.missingLists.length > 0 && (
        <Warning text={t('results.noLists', { lists: missing(result.missingLists) })} />
      )}
      {result?.isStale && <Warning text={t('results.stale')} />}
      {result?.isScreened && hits.length === 0 && (
        <EmptyState title={t('results.none')} description={t('results.noneHint')} />
      )}
      {hits.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {hits.map((hit) => (
            <HitCard key={hit.entryId} hit={hit} name={sought.name} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Alert severity="warning" icon={<AlertIcon size={20} />} sx={{ margin: 2.5 }}>
      {text}
    </Alert>
  );
}
