import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useGetStatusHistoryQuery } from '../../api/status.api.ts';
import { useGetSupportAvailabilityQuery } from './support.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { MailIcon, PhoneIcon, TalkIcon } from '../../ui/icons/help-icons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { GaugeIcon } from '../../ui/icons/ledger-icons.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { useHours } from './use-hours.ts';

const everyMs = 30_000;
const cardHeight = 188;

/** The ways to reach support, how soon it answers, and whether the systems work. */
export function ChannelCards() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useGetSupportAvailabilityQuery(undefined, {
    pollingInterval: everyMs, refetchOnMountOrArgChange: true,
  });
  const [isChatting, setIsChatting] = useState(false);
  const hours = useHours(data);
  const failure = error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!data && failure) return failure;
  if (!data) {
    return <Box sx={gridStyle}>{cards.map((card) => <CardSkeleton key={card} height={cardHeight} />)}</Box>;
  }
  const { chat, email, phone, answerWithinHours } = data;
  return (
    <>
      {failure}
      <Box sx={gridStyle}>
        <Channel
          icon={MailIcon} title={t('email.title')} text={t('email.text', { count: answerWithinHours })}
          note={email === null ? t('email.none') : <MuiLink href={`mailto:${email}`} dir="ltr">{email}</MuiLink>}
        />
        <Channel
          icon={PhoneIcon} title={t('phone.title')} text={t('phone.text', { hours })}
          note={phone === null
            ? t('phone.none')
            : <MuiLink href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">{phone}</MuiLink>}
        />
        <Channel
          icon={TalkIcon} title={t('chat.title')} text={t(`chat.${chat}`, { hours })}
          mark={<ToneChip tone={chat === 'available' ? 'positive' : 'neutral'} label={t(`chat.mark.${chat}`)} />}
          note={
            <Button variant={chat === 'available' ? 'contained' : 'outlined'} onClick={() => setIsChatting(true)}>
              {t('chat.start')}
            </Button>
          }
        />
        <Channel
          icon={ClockIcon} title={t('times.title')} text={t('times.text', { count: answerWithinHours })}
          note={<Median seconds={data.medianAnswerSeconds} />}
        />
        <StatusChannel />
        {isChatting && <ChatDialog chat={chat} hours={hours} onClose={() => setIsChatting(false)} />}
      </Box>
    </>
  );
}

const cards = ['email', 'phone', 'chat', 'times', 'status'] as const;
const minuteSeconds = 60;
const hourSeconds = 3600;

function Median({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation('support');
  if (seconds === null) return t('times.none');
  if (seconds < hourSeconds) return t('times.minutes', { count: Math.max(1, Math.ceil(seconds / minuteSeconds)) });
  return t('times.hours', { count: Math.ceil(seconds / hourSeconds) });
}

function StatusChannel() {
  const { t } = useTranslation('support');
  const { data } = useGetStatusHistoryQuery();
  const states = new Set(data?.parts.map(({ state }) => state));
  const state = states.has('failing') ? 'failing' : states.size === 0 || states.has('unknown')
    ? 'unknown'
    : 'operational';
  const tone = { operational: 'positive', failing: 'negative', unknown: 'neutral' } as const;
  return (
    <Channel
      icon={GaugeIcon} title={t('status.title')} text={t(`status.${state}`)}
      mark={<ToneChip tone={tone[state]} label={t(`status.mark.${state}`)} />}
      note={<Button component={Link} to="/status" variant="outlined">{t('status.view')}</Button>}
    />
  );
}

interface ChannelProps {
  icon: ComponentType<IconProps>;
  title: string;
  text: string;
  mark?: ReactNode;
  note: ReactNode;
}

function Channel({ icon: Mark, title, text, mark, note }: ChannelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}>
          <Mark size={22} />
        </Box>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>{title}</Typography>
        {mark}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Box sx={{ marginBlockStart: 'auto', typography: 'body2' }}>{note}</Box>
    </Card>
  );
}

// Three ways to reach support stand above two facts about it; on a middling screen the last card takes a whole row.
const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { gridColumn: { lg: 'span 2' } },
  '& > :nth-of-type(n + 4)': { gridColumn: { lg: 'span 3' } },
  '& > :nth-of-type(5)': { gridColumn: { sm: 'span 2', lg: 'span 3' } },
} as const;

const cardStyle = {
  minBlockSize: cardHeight, boxSizing: 'border-box', padding: 2.5, display: 'flex', flexDirection: 'column', gap: 1.25,
} as const;
