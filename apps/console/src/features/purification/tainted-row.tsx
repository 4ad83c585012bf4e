import type { TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PaymentLink } from '../../parts/governance/payment-link.tsx';
import { TaintedStanding } from '../../parts/governance/tainted-standing.tsx';
import { Money } from '../../parts/money/money.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { Arithmetic } from './arithmetic.tsx';

/** Tainted income: how much, worked out from what, by which payments it came, and what of it is left. */
export function TaintedRow({ tainted, onSetAside }: { tainted: TaintedIncomeDto; onSetAside?: () => void }) {
  const { t } = useTranslation('purification');
  const { kind, amount, currency, arithmetic, trace, corrections, eventId, note, recordedBy,
    recordedAt } = tainted;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '3 1 18rem', minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        <Box>
          <Box sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)} · <Money amount={amount} currency={currency} /></Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}><bdi>{note}</bdi></Box>
        </Box>
        <Arithmetic arithmetic={arithmetic} kind={kind} currency={currency} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi>{recordedBy}</bdi> · <DateTime at={recordedAt} />
          {corrections > 0 && <> · {t('corrected', { count: corrections })}</>}
          {trace.map(({ transactionId }) => (
            <span key={transactionId}>{' · '}<PaymentLink id={transactionId} /></span>
          ))}
          {eventId !== null && (
            <> · <MuiLink component={Link} to={`/shariah/register/${eventId}`}>{t('event')}</MuiLink></>
          )}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 9rem', display: 'grid', gap: 1, justifyItems: { xs: 'start', md: 'end' } }}>
        <TaintedStanding tainted={tainted} />
        {onSetAside && <Button size="small" variant="outlined" onClick={onSetAside}>{t('setAside.open')}</Button>}
      </Box>
    </Box>
  );
}
