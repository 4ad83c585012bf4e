import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type BeneficiaryFilter, useListBeneficiariesInfiniteQuery } from '../../api/beneficiaries.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useEver } from '../../ui/loading/use-ever.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { BeneficiaryRow } from './beneficiary-row.tsx';
import { PolicyCard } from './policy/policy-card.tsx';

const AddDialog = prefetched(lazyPopup(async () => (await import('./add-dialog.tsx')).AddDialog));
const BeneficiaryPanel = prefetched(lazyPopup(async () =>
  (await import('./beneficiary-panel.tsx')).BeneficiaryPanel));

const filterKeys = ['q', 'status', 'network'] as const;
const keys = [...filterKeys, 'beneficiary'] as const;
const statuses = ['pending_approval', 'waiting', 'active', 'held', 'removed'] as const;
const networks = ['uae_dirham', 'qatar_cbdc'] as const;

/** What the list takes before it is there. */
const [rowsAtFirst, rowHeight] = [3, 72];

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

const toFilter = (address: Record<(typeof filterKeys)[number], string>): BeneficiaryFilter => {
  const [status, network] = [oneOf(statuses, address.status), oneOf(networks, address.network)];
  return { ...(address.q && { q: address.q }), ...(status && { status }), ...(network && { network }) };
};

/** Payees who are kept: found, added, approved by a second person, and what the bank asks of them. */
export function BeneficiariesScreen() {
  const { t } = useTranslation('beneficiaries');
  const user = useSelector(selectUser);
  const [address, change] = useUrlState(keys, filterKeys);
  const [isAdding, setAdding] = useState(false);
  const filter = toFilter(address);
  const isFiltered = Object.keys(filter).length > 0;
  // Once it was open, the panel stays, so that it can slide away.
  const isPanelWanted = useEver(address.beneficiary !== '');
  // What stands below the list comes once it is known how long that is, so that it stays where it is.
  const isListed = useEver(!useListBeneficiariesInfiniteQuery(filter).isLoading);
  const any = { value: '', label: t('any') };
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t('add.action')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('filters')} isFiltered={isFiltered} onClear={() => change({ q: '', status: '', network: '' })}
          search={<SearchField label={t('search')} value={address.q} onSearch={(q) => change({ q })} />}
        >
          <SelectField
            label={t('statusLabel')} displayEmpty value={filter.status ?? ''}
            onChange={({ target }) => change({ status: target.value })}
            options={[any, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
          />
          <SelectField
            label={t('networkLabel')} displayEmpty value={filter.network ?? ''}
            onChange={({ target }) => change({ network: target.value })}
            options={[any, ...networks.map((value) => ({ value, label: t(`network.${value}`) }))]}
          />
        </FilterCard>
        <List filter={filter} isFiltered={isFiltered} onOpen={(id) => change({ beneficiary: id }, { isStep: true })} />
        {user?.role !== 'user' && isListed && <PolicyCard />}
      </Box>
      <BeneficiaryPanel
        shown={isPanelWanted && {
          open: address.beneficiary !== '', id: address.beneficiary, onClose: () => change({ beneficiary: '' }),
        }}
      />
      <AddDialog shown={isAdding && { onClose: () => setAdding(false) }} />
    </>
  );
}

interface ListProps {
  filter: BeneficiaryFilter;
  isFiltered: boolean;
  onOpen: (id: string) => void;
}

function List({ filter, isFiltered, onOpen }: ListProps) {
  const { t } = useTranslation('beneficiaries');
  const list = useListBeneficiariesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const beneficiaries = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('list')}>
      {list.error && (
        <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!beneficiaries && !list.error && <RowsSkeleton rows={rowsAtFirst} height={rowHeight} />}
      {beneficiaries?.length === 0 && (
        <Box sx={emptyStyle}>
          {isFiltered ? <EmptyState title={t('noMatch')} />
            : <EmptyState title={t('empty')} description={t('emptyHint')} />}
        </Box>
      )}
      <Box component="ul" sx={listStyle}>
        {beneficiaries?.map((beneficiary) => (
          <BeneficiaryRow key={beneficiary.id} beneficiary={beneficiary} onOpen={() => onOpen(beneficiary.id)} />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
const emptyStyle = { minBlockSize: rowsAtFirst * rowHeight, display: 'grid', alignContent: 'center' } as const;
