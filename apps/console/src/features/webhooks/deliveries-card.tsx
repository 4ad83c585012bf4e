import type { DeliveryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useListDeliveriesInfiniteQuery } from './webhooks.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DeliveryChip } from './state-chips.tsx';

/** How often deliveries are read again while the page is open, because they change by themselves. */
const POLL_MS = 2_000;

const sorts = ['-createdAt', 'createdAt'] as const;

interface DeliveriesCardProps { webhookId: string; isEnabled: boolean }

/** What was delivered to a webhook, newest first, each to be opened. */
export function DeliveriesCard({ webhookId, isEnabled }: DeliveriesCardProps) {
  const { t } = useTranslation('webhooks');
  const order = useListOrder(sorts);
  const list = useListDeliveriesInfiniteQuery({ id: webhookId, ...order.asked }, { pollingInterval: POLL_MS });
  const [opened, setOpened] = useState<string | null>(null);
  const look = useListLook('deliveries', ['time', 'attempts', 'state']);
  const { rows: deliveries, more } = useListPages(list, order);
  return (
    <SectionCard
      title={t('deliveries.title')}
      subtitle={order.words ?? t('deliveries.subtitle')}
      actions={<DisplayMenu look={look} order={order} />}
    >
      {list.error && (
        <ErrorState title={t('deliveries.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      <ListFrame look={look}>
        {!deliveries && !list.error && <RowsSkeleton rows={4} />}
        {deliveries?.length === 0 && (
          <EmptyState title={t('deliveries.empty')} description={t('deliveries.emptyHint')} />
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {deliveries?.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />
          ))}
        </Box>
      </ListFrame>
      <LoadMore {...more} />
      <DeliveryPanel deliveryId={opened} isEnabled={isEnabled} onClose={() => setOpened(null)} />
    </SectionCard>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: DeliveryDto; onOpen: () => void }) {
  const { t } = useTranslation('webhooks');
  const { type, messageId, createdAt, state, attempts, lastStatus, lastProblem } = delivery;
  const last = lastStatus === null
    ? lastProblem && t(`problem.${lastProblem}`)
    : t('deliveries.status', { lastStatus });
  return (
    <Box component="li" aria-label={messageId} sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi dir="ltr">{type}</bdi>
        </Box>
        <Box data-column="time" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <DateTime at={createdAt} form="seconds" />
        </Box>
      </Box>
      <Box data-column="attempts" sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
        <div>{t('deliveries.attempts', { count: attempts })}</div>
        {last}
      </Box>
      <div data-column="state"><DeliveryChip state={state} /></div>
      <Button size="small" onClick={onOpen}>
        {t('deliveries.open')}
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingInline: 2.5,
  paddingBlock: dense(10),
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
