import type { NonComplianceDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EventChip } from '../../parts/governance/event-chip.tsx';
import { Money } from '../../parts/money/money.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { dense } from '../../ui/layout/dense.ts';

/** One event of the list: its number, what it is, how much it weighs, how much is tainted, and where it stands. */
export function EventRow({ event, tellsBank }: { event: NonComplianceDto; tellsBank: boolean }) {
  const { t } = useTranslation('nonCompliance');
  const { id, number, title, source, ruleIds, nature, materiality, tainted, currency, recordedAt, owner, bank } = event;
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
      <Box component={Link} to={`/shariah/register/${id}`} sx={linkStyle}>
        <Box sx={numberStyle}><bdi dir="ltr">#{number}</bdi></Box>
        <Box sx={{ gridArea: 'title', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}><bdi>{title}</bdi></Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(`source.${source}`)} · <DateTime at={recordedAt} />
            {ruleIds.length > 0 && <> · <bdi dir="ltr">{ruleIds.join(', ')}</bdi></>}
            {tellsBank && <> · <bdi>{bank.name}</bdi></>}
            {owner !== null && <> · {t('fields.owner')} <bdi>{owner.name}</bdi></>}
          </Box>
        </Box>
        <Box sx={{ gridArea: 'class', typography: 'body2' }}>
          {materiality === null ? (
            <Box sx={{ color: 'text.secondary' }}>{t('unclassified')}</Box>
          ) : (
            <>
              <Box sx={{ fontWeight: materiality === 'material' ? 600 : 400 }}>{t(`materiality.${materiality}`)}</Box>
              {nature !== null && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`natureShort.${nature}`)}</Box>
              )}
            </>
          )}
        </Box>
        <Box sx={{ gridArea: 'sum', typography: 'body2', textAlign: { md: 'end' } }}>
          {tainted !== null && currency !== null && (
            <>
              <Money amount={tainted} currency={currency} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('fields.tainted')}</Box>
            </>
          )}
        </Box>
        <Box sx={{ gridArea: 'state', justifySelf: 'end' }}><EventChip event={event} /></Box>
      </Box>
    </Box>
  );
}

const numberStyle = {
  gridArea: 'number', color: 'text.secondary', fontWeight: 600, fontVariantNumeric: 'tabular-nums', alignSelf: 'start',
} as const;

const linkStyle = {
  display: 'grid', alignItems: 'center', columnGap: 2, rowGap: 1, paddingInline: 2.5, paddingBlock: dense(12),
  color: 'inherit', textDecoration: 'none',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: '2.5rem minmax(0, 1fr) 9rem 9rem 9rem' },
  gridTemplateAreas: {
    xs: '"number title title" ". class state" ". sum sum"', md: '"number title class sum state"',
  },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;
