import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { selectRole } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { MappingCard } from './mapping-card.tsx';
import { PackRow } from './pack-row.tsx';
import { type PackFilter, useListShariahPacksInfiniteQuery } from './packs.api.ts';

const RequestDialog = prefetched(lazyPopup(async () => (await import('./request-dialog.tsx')).RequestPackDialog));

const keys = ['audience'] as const;
const audiences = ['authority', 'board'] as const;

/** The annual packs of a bank, how far each is and its signed files, and what answers which standard. */
export function ShariahPacksScreen() {
  const { t } = useTranslation('shariahPacks');
  const role = useSelector(selectRole);
  const [address, change] = useUrlState(keys, keys);
  const [isRequesting, setRequesting] = useState(false);
  const audience = audiences.find((one) => one === address.audience);
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        {...(role === 'bank' && {
          actions: (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setRequesting(true)}>
              {t('request.open')}
            </Button>
          ),
        })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Packs
          filter={audience ? { audience } : {}} isOfMany={role === 'admin'}
          choice={(
            <SelectField
              label={t('audienceLabel')} displayEmpty value={audience ?? ''}
              onChange={({ target }) => change({ audience: target.value })}
              options={[
                { value: '', label: t('any') },
                ...audiences.map((value) => ({ value, label: t(`audience.${value}`) })),
              ]}
            />
          )}
        />
        <MappingCard />
      </Box>
      <RequestDialog shown={isRequesting && { onClose: () => setRequesting(false) }} />
    </>
  );
}

function Packs({ filter, isOfMany, choice }: { filter: PackFilter; isOfMany: boolean; choice: ReactNode }) {
  const { t } = useTranslation('shariahPacks');
  const list = useListShariahPacksInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const packs = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('list')}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 2, maxInlineSize: '22rem' }}>{choice}</Box>
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!packs && !list.error && <RowsSkeleton rows={2} height={110} />}
      {packs?.length === 0 && <EmptyState title={t('none')} description={t('noneHint')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {packs?.map((pack) => <PackRow key={pack.id} pack={pack} isOfMany={isOfMany} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}
