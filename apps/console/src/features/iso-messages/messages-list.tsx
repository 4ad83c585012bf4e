import type { IsoMessageDto, IsoMessageState } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { Money } from '../../parts/money/money.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { type IsoMessageFilter, useListIsoMessagesInfiniteQuery } from './iso-messages.api.ts';
import { MessageStateChip } from './message-state-chip.tsx';

const keys = ['q', 'state'] as const;
const states = ['received', 'answered', 'refused', 'stuck'] as const satisfies IsoMessageState[];

/** What the list takes before it is there. */
const [rowsAtFirst, rowHeight] = [3, 72];
/** A list with a message under way is read again so often. */
const everyMs = 2000;

/** The messages within one's reach, the newest first, each a way to its own page. */
export function MessagesList() {
  const { t } = useTranslation('isoMessages');
  const [address, change] = useUrlState(keys, keys);
  const state = states.find((one) => one === address.state);
  const filter: IsoMessageFilter = { ...(address.q && { q: address.q }), ...(state && { state }) };
  const isFiltered = Object.keys(filter).length > 0;
  const list = useMessages(filter);
  const messages = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('list.title')}>
      <Box sx={filtersStyle}>
        <SearchField
          label={t('list.search')} placeholder={t('list.searchHint')} value={address.q}
          onSearch={(q) => change({ q })}
        />
        <SelectField
          label={t('list.state')} value={state ?? ''} displayEmpty
          options={[{ value: '', label: t('list.any') }, ...states.map((value) =>
            ({ value, label: t(`state.${value}`) }))]}
          onChange={({ target }) => change({ state: target.value })}
        />
      </Box>
      {list.error && (
        <ErrorState title={t('list.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!messages && !list.error && <RowsSkeleton rows={rowsAtFirst} height={rowHeight} />}
      {messages?.length === 0 && (
        <Box sx={{ minBlockSize: rowsAtFirst * rowHeight, display: 'grid', alignContent: 'center' }}>
          {isFiltered ? <EmptyState title={t('list.noMatch')} />
            : <EmptyState title={t('list.empty')} description={t('list.emptyHint')} />}
        </Box>
      )}
      {messages && messages.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {messages.map((message) => <MessageRow key={message.id} message={message} />)}
        </Box>
      )}
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function useMessages(filter: IsoMessageFilter) {
  const list = useListIsoMessagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const isMoving = list.currentData?.pages.flat().some(({ state }) => state === 'received') ?? false;
  useListIsoMessagesInfiniteQuery(filter, { pollingInterval: isMoving ? everyMs : 0 });
  return list;
}

function MessageRow({ message }: { message: IsoMessageDto }) {
  const { t, i18n } = useTranslation('isoMessages');
  const { id, messageId, definition, receivedAt, sentBy, payments, total, state } = message;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <Box component={Link} to={`/iso20022/${id}`} sx={wholeRowLinkStyle}><bdi dir="ltr">{messageId}</bdi></Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <DateTime at={receivedAt} />
          <bdi>{sentBy}</bdi>
          <bdi dir="ltr">{definition}</bdi>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'amount', textAlign: 'end' }}>
        <Box sx={{ fontWeight: 600 }}><Money amount={total} /></Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('payments', { count: payments, figure: formatCount(payments, i18n.language) })}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <MessageStateChip state={state} />
      </Box>
    </Box>
  );
}

const filtersStyle = {
  display: 'grid', gap: 2, padding: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 1fr)' },
} as const;

const rowStyle = {
  position: 'relative', minBlockSize: rowHeight, boxSizing: 'border-box', display: 'grid', alignItems: 'center',
  gridTemplateAreas: { xs: '"name amount" "name state"', sm: '"name amount state"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 10.5rem' },
  columnGap: 2, rowGap: 0.75, paddingInline: 2.5, paddingBlock: 1.25,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
const wholeRowLinkStyle = {
  color: 'text.primary', typography: 'body2', fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
