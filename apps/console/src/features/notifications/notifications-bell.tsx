import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery } from './notifications.api.ts';
import { withWords } from '../../i18n/with-words.ts';
import { BellIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';

const NotificationsPanel = lazyPopup(
  withWords(['notifications'], async () => (await import('./notifications-panel.tsx')).NotificationsPanel),
);
const mostCounted = 99;

/** The bell: whether something concerns the person at the console that they have not seen, and the way to it. */
export function NotificationsBell() {
  const { t } = useTranslation('shell');
  // The panel is fetched when it is opened first, and slides away when it is closed.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { data } = useListNotificationsQuery();
  const unread = data?.unread ?? 0;
  // The name of the button holds what its badge shows.
  const counted = unread > mostCounted
    ? t('bell.unreadMost', { most: mostCounted }) : t('bell.unread', { count: unread });
  const label = unread === 0 ? t('bell.none') : counted;
  return (
    <>
      <Tooltip title={t('bell.title')}>
        <IconButton
          aria-label={`${t('bell.title')}, ${label}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ fontSize: 20 }}
        >
          <BellIcon />
          {unread > 0 && (
            <Box component="span" sx={badgeStyle}>
              {unread > mostCounted ? `${mostCounted}+` : unread}
            </Box>
          )}
        </IconButton>
      </Tooltip>
      {isOpen !== null && <NotificationsPanel open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

// Over the corner of the bell that lies at the end of the line.
const badgeStyle = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: 20,
  paddingInline: 0.75,
  borderRadius: 2.5,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '20px',
} as const;
