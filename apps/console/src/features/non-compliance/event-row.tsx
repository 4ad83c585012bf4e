import type { NonComplianceDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Money } from '../../parts/money/money.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { EventChip } from './event-chip.tsx';

/** One event of the list: its number, what it is, where it stands, and how much is tainted. */
export function EventRow({ event }: { event: NonComplianceDto }) {
  const { t } = useTranslation('nonCompliance');
  const { id, number, title, source, ruleIds, materiality, tainted, currency, recordedAt, owner } = event;
  return (
    <Box component="li" sx={{ ...rowStyle, padding: 0 }}>
      <Box component={Link} to={`/shariah/register/${id}`} sx={linkStyle}>
        <Box sx={{ flex: '3 1 16rem', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}><bdi dir="ltr">#{number}</bdi></Box>{' '}
            <bdi>{title}</bdi>
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(`source.${source}`)} · <DateTime at={recordedAt} />
            {ruleIds.length > 0 && <> · <bdi dir="ltr">{ruleIds.join(', ')}</bdi></>}
            {owner !== null && <> · <bdi>{owner.name}</bdi></>}
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 8rem', typography: 'body2' }}>
          {materiality !== null && <Box>{t(`materiality.${materiality}`)}</Box>}
          {tainted !== null && currency !== null && <Money amount={tainted} currency={currency} />}
        </Box>
        <Box sx={{ marginInlineStart: 'auto' }}><EventChip event={event} /></Box>
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, flex: '1 1 auto',
  paddingInline: 2.5, paddingBlock: 1.5, color: 'inherit', textDecoration: 'none', minInlineSize: 0,
  '&:hover': { bgcolor: 'surface.hover' },
} as const;
