import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type CustomerFilter, useListCustomersInfiniteQuery } from '../../api/customers.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { CustomerRow } from './customer-row.tsx';

const filterKeys = ['q', 'level', 'risk', 'need'] as const;
const keys = [...filterKeys, 'customer'] as const;
const levels = ['none', 'simplified', 'standard', 'enhanced'] as const;
const risks = ['low', 'medium', 'high'] as const;
const needs = ['expiring', 'review', 'pending'] as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

const toFilter = (address: Record<(typeof filterKeys)[number], string>): CustomerFilter => {
  const [level, risk, need] = [
    oneOf(levels, address.level), oneOf(risks, address.risk), oneOf(needs, address.need),
  ];
  return {
    ...(address.q && { q: address.q }), ...(level && { level }), ...(risk && { risk }), ...(need && { need }),
  };
};

/** What the bank knows of its customers; officers decide here what a colleague or a customer proposed. */
export function CustomersScreen() {
  const { t } = useTranslation('customers');
  const [address, change] = useUrlState(keys, filterKeys);
  const filter = toFilter(address);
  const list = useListCustomersInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const customers = list.currentData?.pages.flat();
  const isFiltered = Object.keys(filter).length > 0;
  const any = { value: '', label: t('any') };
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('filters')} isFiltered={isFiltered}
          onClear={() => change({ q: '', level: '', risk: '', need: '' })}
          search={<SearchField label={t('search')} value={address.q} onSearch={(q) => change({ q })} />}
        >
          <SelectField
            label={t('levelLabel')} displayEmpty value={filter.level ?? ''}
            onChange={({ target }) => change({ level: target.value })}
            options={[any, ...levels.map((value) => ({ value, label: t(`level.${value}`) }))]}
          />
          <SelectField
            label={t('riskLabel')} displayEmpty value={filter.risk ?? ''}
            onChange={({ target }) => change({ risk: target.value })}
            options={[any, ...risks.map((value) => ({ value, label: t(`risk.${value}`) }))]}
          />
          <SelectField
            label={t('needLabel')} displayEmpty value={filter.need ?? ''}
            onChange={({ target }) => change({ need: target.value })}
            options={[any, ...needs.map((value) => ({ value, label: t(`need.${value}`) }))]}
          />
        </FilterCard>
        <SectionCard title={t('list')}>
          {list.error && (
            <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
          )}
          {!customers && !list.error && <RowsSkeleton rows={5} height={72} />}
          {customers?.length === 0 && <EmptyState title={t(isFiltered ? 'noMatch' : 'empty')} />}
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {customers?.map((customer) => (
              <CustomerRow
                key={customer.id} customer={customer}
                onOpen={() => change({ customer: customer.id }, { isStep: true })}
              />
            ))}
          </Box>
          <LoadMore
            hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage}
            onLoad={() => void list.fetchNextPage()}
          />
        </SectionCard>
      </Box>
      <CustomerPanel customerId={address.customer} onClose={() => change({ customer: '' })} />
    </>
  );
}
