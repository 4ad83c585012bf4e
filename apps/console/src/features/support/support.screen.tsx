import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetSupportAvailabilityQuery } from './support.api.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ChannelCards } from './channel-cards.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';

const sorts = ['-createdAt'] as const;
const mine = { requester: 'me' } as const;

/** How support is reached, the form that asks for it, and what one has asked so far. */
export function SupportScreen() {
  const { t } = useTranslation('support');
  const { data: availability } = useGetSupportAvailabilityQuery();
  const order = useListOrder(sorts);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <ChannelCards />
        <SectionCard title={t('form.title')} subtitle={t('form.subtitle')}>
          {availability
            ? <RequestForm answerWithinHours={availability.answerWithinHours} />
            : <RowsSkeleton rows={6} />}
        </SectionCard>
        <SectionCard title={t('mine.title')}>
          <RequestList filter={mine} order={order} empty={t('mine.empty')} emptyHint={t('mine.emptyHint')} />
        </SectionCard>
      </Box>
    </>
  );
}
