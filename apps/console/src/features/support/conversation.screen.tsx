import type { SupportConversationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { selectUser, type SessionRoot } from '../../api/session.slice.ts';
import { useGetSupportRequestQuery } from './support.api.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { MessageComposer } from './message-composer.tsx';
import { Messages } from './messages.tsx';
import { RequestActions } from './request-actions.tsx';
import { SupportStateChip } from './state-chip.tsx';
import { usePresence } from './use-presence.ts';

/** One request or chat: what was said, whose turn it is, and what each side may do. */
export function ConversationScreen() {
  const { t } = useTranslation('support');
  const { id = '' } = useParams();
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const { currentData: request, error, refetch } = useGetSupportRequestQuery(id, { refetchOnMountOrArgChange: true });
  const isStaff = user?.role === 'admin';
  usePresence(isStaff);
  return (
    <>
      <PageHeader
        title={request?.subject ?? t('conversation.title')}
        subtitle={request ? `${request.number} · ${t(`kind.${request.kind}`)}` : id}
      />
      {error && <ErrorState title={t('conversation.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!request && !error && <RowsSkeleton rows={5} />}
      {request && (
        <Box key={request.id} sx={gridStyle}>
          <SectionCard
            title={t('conversation.title')}
            subtitle={request.kind === 'chat' ? t('conversation.chatHint') : t('conversation.requestHint')}
            actions={<SupportStateChip state={request.state} />}
          >
            <Messages messages={request.messages} ownId={user?.id ?? ''} />
            <MessageComposer request={request} />
          </SectionCard>
          <SectionCard title={t('conversation.about')}>
            <About request={request} />
            <RequestActions request={request} isStaff={isStaff} />
          </SectionCard>
        </Box>
      )}
    </>
  );
}

function About({ request }: { request: SupportConversationDto }) {
  const { t } = useTranslation('support');
  const { number, category, priority, contactName, contactEmail, assignee, reportedRequestId, createdAt } = request;
  const facts = [
    { label: t('conversation.number'), value: <bdi dir="ltr">{number}</bdi> },
    { label: t('form.category'), value: t(`category.${category}`) },
    { label: t('form.priority'), value: t(`priority.${priority}`) },
    { label: t('conversation.from'), value: <bdi>{contactName}</bdi> },
    { label: t('form.email'), value: <bdi dir="ltr">{contactEmail}</bdi> },
    { label: t('desk.assignee'), value: assignee === null ? t('unassigned') : <bdi>{assignee.name}</bdi> },
    { label: t('conversation.created'), value: <DateTime at={createdAt} /> },
    ...(reportedRequestId === null ? [] : [{
      label: t('conversation.reported'),
      value: (
        <>
          <bdi dir="ltr">{reportedRequestId}</bdi>
          <CopyButton
            text={reportedRequestId} label={t('conversation.copyReported')} done={{ title: t('conversation.copied') }}
          />
        </>
      ),
    }]),
  ];
  return <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}><FactsList facts={facts} /></Box>;
}

const gridStyle = {
  display: 'grid', gap: 3, alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;
