import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { MessagesList } from './messages-list.tsx';
import { SendMessage } from './sending/send-message.tsx';

/** Sending messages of ISO 20022 from a file, and those that were sent. */
export function IsoMessagesScreen() {
  const { t } = useTranslation('isoMessages');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SendMessage />
        <MessagesList />
      </Box>
    </>
  );
}
