import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListNonComplianceOfQuery } from '../../api/non-compliance.api.ts';
import { selectRole } from '../../api/session.slice.ts';
import { Money } from '../money/money.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { EventChip } from './event-chip.tsx';
import { readsRegister } from './reads-register.ts';

/** What the register says of a payment or a contract; nothing where it says nothing, or is closed to the reader. */
export function EventsCard({ about }: { about: { transactionId: string } | { contractId: string } }) {
  const { t } = useTranslation('nonCompliance');
  const isClosed = !readsRegister(useSelector(selectRole));
  const { currentData: events = [] } =
    useListNonComplianceOfQuery(about, { skip: isClosed, refetchOnMountOrArgChange: true });
  if (events.length === 0) return null;
  return (
    <SectionCard title={t('inRegister')} subtitle={t('inRegisterHint')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {events.map((event) => (
          <Box key={event.id} component="li" sx={rowStyle}>
            <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
              <MuiLink component={Link} to={`/shariah/register/${event.id}`} sx={{ fontWeight: 600 }}>
                <bdi dir="ltr">#{event.number}</bdi> <bdi>{event.title}</bdi>
              </MuiLink>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t(`source.${event.source}`)} · <DateTime at={event.recordedAt} />
                {event.tainted !== null && event.currency !== null && (
                  <> · {t('fields.tainted')} <Money amount={event.tainted} currency={event.currency} /></>
                )}
              </Box>
            </Box>
            <EventChip event={event} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
