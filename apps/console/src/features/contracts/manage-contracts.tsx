import type { ContractDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListContractsInfiniteQuery } from './contracts.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useViews } from '../../api/views.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { Money } from '../../parts/money/money.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { contractTypes, isContractType } from './create/fields.ts';
import { leadingAction } from './leading-action.ts';
import { isolated, useActionWords, useDayWords } from './page/contract-words.ts';
import { ContractStateChip } from './state-chip.tsx';

const sorts = ['-createdAt', 'createdAt', 'nextDue', '-nextDue', '-amount', 'amount'] as const;
const filterKeys = ['q', 'of'] as const;

/** The contracts within one's reach: where each stands, what falls due next, and what one may do. */
export function ManageContracts() {
  const { t } = useTranslation('contracts');
  const [{ q, of }, change] = useUrlState(filterKeys, filterKeys);
  const order = useListOrder(sorts);
  const views = useViews('contracts');
  const look = useListLook('contracts', ['parties', 'amount', 'nextDue', 'state', 'action']);
  const filter = { ...(q && { q }), ...(isContractType(of) && { type: of }) };
  // Others act meanwhile, so what was read on an earlier visit is read again.
  const list = useListContractsInfiniteQuery({ ...filter, ...order.asked }, { refetchOnMountOrArgChange: true });
  const { rows: contracts, more } = useListPages(list, order);
  const isFiltered = q !== '' || of !== '';
  return (
    <SectionCard
      title={t('manage.title')}
      subtitle={order.words}
      actions={<><ViewsMenu keys={filterKeys} {...views} /><DisplayMenu look={look} order={order} /></>}
    >
      <Box sx={filterStyle}>
        <SearchField
          label={t('manage.search')}
          placeholder={t('manage.searchHint')}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <SelectField
          label={t('create.type')}
          value={isContractType(of) ? of : 'all'}
          options={[
            { value: 'all', label: t('manage.all') },
            ...contractTypes.map((value) => ({ value, label: t(`type.${value}`) })),
          ]}
          onChange={({ target }) => change({ of: target.value === 'all' ? '' : target.value })}
        />
      </Box>
      {list.error && (
        <ErrorState title={t('manage.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      <ListFrame look={look}>
        {!contracts && !list.error && <RowsSkeleton rows={4} height={84} />}
        {contracts?.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'manage.noMatch' : 'manage.empty')}
            {...(!isFiltered && { description: t('manage.emptyHint') })}
          />
        )}
        {contracts && contracts.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {contracts.map((contract) => <ContractRow key={contract.id} contract={contract} />)}
          </Box>
        )}
      </ListFrame>
      <LoadMore {...more} />
    </SectionCard>
  );
}

function ContractRow({ contract }: { contract: ContractDto }) {
  const { t } = useTranslation('contracts');
  const { id, reference, type, subject, state, value, currency, parties, nextDue, waiting } = contract;
  const path = `/smart-contracts/${id}`;
  const sides = [...new Set(parties.map(({ name }) => isolated(name)))].join(' · ');
  const leading = leadingAction(contract);
  const actionWords = useActionWords(type);
  const dayWords = useDayWords();
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Box component={Link} to={path} sx={linkStyle}>
          <bdi dir="ltr">{reference}</bdi> · {subject === null ? t(`type.${type}`) : <bdi>{subject}</bdi>}
        </Box>
        <Box data-column="parties" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t(`type.${type}`)}{sides !== '' && <> · <bdi>{sides}</bdi></>}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <Box data-column="amount" sx={{ fontWeight: 600 }}><Money amount={value} currency={currency} /></Box>
        <Box data-column="nextDue" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {nextDue
            ? t('manage.nextDue', { what: t(`line.${nextDue.kind}`), day: dayWords(nextDue.dueOn) })
            : t('manage.nothingDue')}
        </Box>
      </Box>
      <div><div data-column="state"><ContractStateChip state={state} /></div></div>
      <Box data-column="action">
        {leading && (
          <Button component={Link} to={path} size="small" variant="outlined" color="inherit">
            {waiting && leading.action === 'confirm'
              ? t('step.confirmOf', { action: actionWords(waiting.action) })
              : actionWords(leading.action)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const filterStyle = {
  display: 'grid', gap: 2, padding: 2.5, alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(12rem, 1fr)' },
} as const;

const rowStyle = {
  display: 'grid', gap: 1.5, alignItems: 'center', paddingInline: 2.5, paddingBlock: dense(14),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) 10rem 11rem' },
  justifyItems: 'start', borderBlockStart: '1px solid', borderColor: 'divider',
} as const;

const linkStyle = {
  color: 'text.primary', fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;
