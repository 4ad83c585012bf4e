import type { SupportMessageDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';

/** What both sides said, the oldest first; one's own words stand at the end of the line. */
export function Messages({ messages, ownId }: { messages: readonly SupportMessageDto[]; ownId: string }) {
  const { t } = useTranslation('support');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    current?.scrollTo({ top: current.scrollHeight });
  }, [messages.length]);
  return (
    <Box ref={list} role="log" tabIndex={0} aria-label={t('conversation.messages')} sx={logStyle}>
      <Box component="ol" sx={listStyle}>
        {messages.map((message) => (
          <Message key={message.id} message={message} isOwn={message.author.id === ownId} />
        ))}
      </Box>
    </Box>
  );
}

function Message({ message, isOwn }: { message: SupportMessageDto; isOwn: boolean }) {
  const { t } = useTranslation('support');
  const { author, isFromStaff, text, createdAt } = message;
  return (
    <Box component="li" sx={{ ...messageStyle, alignSelf: isOwn ? 'flex-end' : 'flex-start' }}>
      <Box sx={bylineStyle}>
        <bdi>{isOwn ? t('conversation.you') : author.name}</bdi>
        {isFromStaff && <span>{t('conversation.staff')}</span>}
        <DateTime at={createdAt} />
      </Box>
      <Box dir="auto" sx={{ ...bubbleStyle, bgcolor: isOwn ? 'tone.positive' : 'surface.sunken' }}>{text}</Box>
    </Box>
  );
}

const logStyle = { maxBlockSize: '60vh', overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } } as const;

const listStyle = {
  listStyle: 'none', margin: 0, padding: 2.5, display: 'flex', flexDirection: 'column', gap: 2,
} as const;

const messageStyle = { maxInlineSize: 'min(36rem, 90%)', display: 'grid', gap: 0.5 } as const;

const bylineStyle = {
  typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1,
} as const;

const bubbleStyle = {
  paddingInline: 1.75, paddingBlock: 1.25, borderRadius: 2, typography: 'body2', whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere', color: 'text.primary',
} as const;
