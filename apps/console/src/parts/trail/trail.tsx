import type { AuditEntryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReach } from '../../api/use-reach.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { Changes, type SayValue } from './changes.tsx';
import { EventSeverityChip } from './severity-chip.tsx';
import { useLogNames } from './log-names.ts';

/** What the audit log tells of one object, newest first, and how to read on. */
export interface ObjectTrail {
  resource: string;
  resourceId: string;
  /** Absent until they are read. */
  entries: readonly AuditEntryDto[] | undefined;
  /** Why they could not be read, if so. */
  failure: { message?: string; requestId?: string | undefined } | null;
  hasMore: boolean;
  isReadingOn: boolean;
  readOn: () => void;
  retry: () => void;
}

/** Where the audit log shows the same events, with one of them open if it is named. */
export const auditAddressOf = ({ resource, resourceId }: ObjectTrail, event?: string): string =>
  `/audit?${new URLSearchParams({ resource, resourceId, ...(event !== undefined && { event }) }).toString()}`;

export interface TrailProps {
  trail: ObjectTrail;
  /** What a value of the object is called, where its owner has words for it. */
  sayOf?: SayValue;
}

/** The history of one object: each event with who caused it and what it changed, field by field. */
export function Trail({ trail, sayOf }: TrailProps) {
  const { t } = useTranslation('trail');
  const reach = useReach();
  const { entries, failure, hasMore, isReadingOn, readOn, retry } = trail;
  if (failure) return <ErrorState title={t('failed')} {...failure} onRetry={retry} />;
  if (!entries) return <RowsSkeleton rows={2} height={56} />;
  if (entries.length === 0) return <EmptyState title={t('empty', reach)} description={t('emptyHint', reach)} />;
  return (
    <>
      <Box component="ol" aria-label={t('title')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} address={auditAddressOf(trail, entry.id)} {...(sayOf && { sayOf })} />
        ))}
      </Box>
      <LoadMore hasMore={hasMore} isLoading={isReadingOn} onLoad={readOn} />
    </>
  );
}

interface EntryProps extends Pick<TrailProps, 'sayOf'> {
  entry: AuditEntryDto;
  address: string;
}

function Entry({ entry, address, sayOf }: EntryProps) {
  const { t } = useTranslation('trail');
  const names = useLogNames();
  const { action, severity, userName, createdAt, changes } = entry;
  return (
    <Box component="li" sx={entryStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component={Link} to={address} sx={linkStyle}>
          {names.action(action)}
        </Box>
        {severity !== 'info' && <EventSeverityChip severity={severity} />}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime at={createdAt} form="seconds" /> · <bdi>{userName ?? t('system')}</bdi>
      </Box>
      <Changes changes={changes} {...(sayOf && { sayOf })} />
    </Box>
  );
}

const entryStyle = {
  display: 'grid',
  gap: 0.5,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const linkStyle = { color: 'text.primary', typography: 'body2', fontWeight: 600 } as const;
