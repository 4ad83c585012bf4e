import type { AuditEntryDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetAuditEventQuery } from '../../api/audit.api.ts';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useReach } from '../../api/use-reach.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { Changes } from '../../parts/trail/changes.tsx';
import { EventProof } from './event-proof.tsx';
import { LoggedValue } from '../../parts/trail/logged-value.tsx';
import { EventSeverityChip } from '../../parts/trail/severity-chip.tsx';
import { useLogNames } from '../../parts/trail/log-names.ts';

interface EventPanelProps {
  /** The event that is open; without one the panel is closed. */
  eventId: string | null;
  onClose: () => void;
}

/** Everything that is known of one event. */
export function EventPanel({ eventId, onClose }: EventPanelProps) {
  const { t } = useTranslation('audit');
  const names = useLogNames();
  const reach = useReach();
  const isNumber = eventId !== null && /^\d{1,18}$/.test(eventId);
  const { currentData: entry, error, refetch } = useGetAuditEventQuery(isNumber ? eventId : skipToken);
  const isAbsent = isProblem(error) && error.status === 404;
  const isMissing = eventId !== null && (!isNumber || isAbsent);
  return (
    <SidePanel
      open={eventId !== null}
      onClose={onClose}
      title={entry ? names.action(entry.action) : t('event.details')}
      subtitle={entry && <DateTime at={entry.createdAt} form="seconds" />}
    >
      {error && !isAbsent && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {isMissing && <EmptyState title={t('event.notFound', reach)} />}
      {entry === undefined && !error && !isMissing && <RowsSkeleton rows={5} />}
      {entry && <Event entry={entry} />}
    </SidePanel>
  );
}

function Event({ entry }: { entry: AuditEntryDto }) {
  const { t } = useTranslation('audit');
  const names = useLogNames();
  const json = JSON.stringify(entry.details, null, 2);
  const details = Object.entries(entry.details).map(([label, value]) => ({
    label: names.detail(label),
    value: <LoggedValue value={typeof value === 'string' ? value : JSON.stringify(value)} />,
  }));
  return (
    <Box sx={{ padding: 2.5, display: 'grid', gap: 2.5 }}>
      <FactsList facts={useFacts(entry)} />
      <Changes changes={entry.changes} />
      <EventProof key={entry.id} entry={entry} />
      {entry.resourceId !== null && (
        <Button
          component={Link}
          to={`/audit?${new URLSearchParams({ resource: entry.resource, resourceId: entry.resourceId }).toString()}`}
          variant="text"
          sx={{ justifySelf: 'start' }}
        >
          {t('event.history')}
        </Button>
      )}
      {details.length > 0 && (
        <section>
          <Typography variant="h3">{t('event.details')}</Typography>
          <FactsList facts={details} />
          <Box sx={{ position: 'relative', marginBlockStart: 1.5 }}>
            <Box component="pre" dir="ltr" tabIndex={0} sx={jsonStyle}>
              {json}
            </Box>
            <Box sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 }}>
              <CopyButton text={json} label={t('event.copyJson')} done={{ title: t('event.copyJsonDone') }} />
            </Box>
          </Box>
        </section>
      )}
    </Box>
  );
}

function useFacts(entry: AuditEntryDto): Fact[] {
  const { t } = useTranslation('audit');
  const names = useLogNames();
  const { t: tUi } = useTranslation('ui');
  const { resource, resourceId, userName, userId, actorRole, apiKeyId, apiKeyName } = entry;
  const { ipAddress, severity, requestId, blockHeight } = entry;
  const id = (text: string | null) => <bdi dir="ltr">{text ?? t('event.none')}</bdi>;
  return [
    { label: t('table.severity'), value: <EventSeverityChip severity={severity} /> },
    { label: t('table.resource'), value: names.resource(resource) },
    { label: t('event.resourceId'), value: id(resourceId) },
    { label: t('table.user'), value: <bdi>{userName ?? t('table.system')}</bdi> },
    { label: t('event.userId'), value: id(userId) },
    { label: t('event.role'), value: actorRole ? t(`role.${actorRole}`) : t('event.none') },
    ...(apiKeyId === null ? [] : [{ label: t('event.apiKey'), value: <bdi>{apiKeyName ?? apiKeyId}</bdi> }]),
    { label: t('table.ipAddress'), value: id(ipAddress ?? t('table.noAddress')) },
    {
      label: t('event.requestId'),
      value: (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}>
          {id(requestId)}
          {requestId !== null && (
            <CopyButton text={requestId} label={tUi('copy.requestId')} done={{ title: tUi('copy.requestIdDone') }} />
          )}
        </Box>
      ),
    },
    { label: t('event.block'), value: blockHeight === null ? t('event.notSealed') : String(blockHeight) },
  ];
}

const jsonStyle = {
  margin: 0,
  padding: 1.5,
  paddingInlineEnd: 5,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  fontSize: '0.75rem',
  lineHeight: 1.6,
  overflowX: 'auto',
} as const;
