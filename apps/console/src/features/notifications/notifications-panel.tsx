import type { NotificationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery, useMarkReadMutation } from './notifications.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { NotificationRow } from './notification-row.tsx';

interface NotificationsPanelProps {
  open: boolean;
  onClose: () => void;
}

/** What concerned the person at the console lately, the newest first. */
export function NotificationsPanel({ open, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation('notifications');
  const { t: bell } = useTranslation('shell', { keyPrefix: 'bell' });
  const { data, error, refetch } = useListNotificationsQuery();
  const [markRead] = useMarkReadMutation();
  const openNotification = ({ id, readAt }: NotificationDto) => {
    if (readAt === null) void markRead({ ids: [id] });
    onClose();
  };
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={bell('title')}
      subtitle={data && (data.unread === 0 ? bell('none') : bell('unread', { count: data.unread }))}
    >
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={4} />}
      {data?.notifications.length === 0 && <EmptyState title={t('empty')} description={t('emptyHint')} />}
      {data && data.unread > 0 && (
        <Box sx={{ paddingInline: 1.5, paddingBlock: 1, textAlign: 'end' }}>
          <Button size="small" onClick={() => void markRead({})}>
            {t('markAll')}
          </Button>
        </Box>
      )}
      <Box component="ul" aria-label={bell('title')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => openNotification(notification)}
          />
        ))}
      </Box>
    </SidePanel>
  );
}
