import type { OpenSessionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import {
  useEndOtherSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery,
} from '../../../api/profile.api.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { rowStyle } from '../../../ui/layout/row-style.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { deviceOf } from './device.ts';

/** Where one is signed in, each to be ended. */
export function SessionsCard() {
  const { t } = useTranslation('settings');
  const { toast } = useToast();
  const { data: sessions, error, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne, ending] = useEndOwnSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const fail = (failure: unknown) => {
    const { message } = reasonOf(failure);
    toast({ tone: 'negative', title: t('sessions.notEnded'), ...(message && { description: message }) });
  };
  const end = async (id: string) => {
    const { error: failure } = await endOne(id);
    if (failure) fail(failure);
    else toast({ title: t('sessions.ended') });
  };
  const endAll = async () => {
    const { data, error: failure } = await endOthers();
    if (failure) fail(failure);
    else toast({ title: t('sessions.endedOthers', { count: data.ended }) });
  };
  return (
    <SectionCard
      title={t('sessions.title')}
      subtitle={t('sessions.subtitle')}
      actions={sessions && sessions.length > 1 && (
        <BusyButton size="small" color="error" isBusy={endingOthers.isLoading} onClick={() => void endAll()}>
          {t('sessions.endOthers')}
        </BusyButton>
      )}
    >
      {error && <ErrorState title={t('sessions.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!sessions && !error && <RowsSkeleton rows={2} height={64} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id} session={session} isEnding={ending.isLoading && ending.originalArgs === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

interface SessionRowProps {
  session: OpenSessionDto;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const { userAgent, ipAddress, startedAt, lastUsedAt, isCurrent } = session;
  const known = deviceOf(userAgent ?? '');
  const device = known ? t('sessions.device', { ...known }) : userAgent ?? t('sessions.unknown');
  return (
    <Box component="li" aria-label={device} sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{device}</bdi></Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <bdi dir="ltr">{ipAddress ?? t('sessions.noAddress')}</bdi>
          {' · '}{t('sessions.started')} <DateTime at={startedAt} />
          {' · '}{t('sessions.lastUsed')} <DateTime at={lastUsedAt} />
        </Box>
      </Box>
      {isCurrent
        ? <ToneChip tone="positive" label={t('sessions.current')} />
        : (
          <BusyButton
            size="small" color="error" isBusy={isEnding} aria-label={t('sessions.endOf', { device })} onClick={onEnd}
          >
            {t('sessions.end')}
          </BusyButton>
        )}
    </Box>
  );
}
