import type { TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Money } from '../../parts/money/money.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { shortenMiddle } from '../../ui/format/format.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { Arithmetic } from './arithmetic.tsx';

/** Tainted income: how much, worked out from what, by which payments it came, and what of it is left. */
export function TaintedRow({ tainted, onSetAside }: { tainted: TaintedIncomeDto; onSetAside?: () => void }) {
  const { t } = useTranslation('purification');
  const { kind, amount, open, currency, arithmetic, trace, corrections, eventId, note, recordedBy,
    recordedAt } = tainted;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '3 1 18rem', minInlineSize: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)} · <Money amount={amount} currency={currency} /></Box>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}><bdi>{note}</bdi></Box>
        <Arithmetic arithmetic={arithmetic} kind={kind} currency={currency} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi>{recordedBy}</bdi> · <DateTime at={recordedAt} />
          {corrections > 0 && <> · {t('corrected', { count: corrections })}</>}
          {trace.map(({ transactionId }) => (
            <span key={transactionId}>
              {' · '}
              <MuiLink component={Link} to={`/transactions/${transactionId}`}>
                <bdi dir="ltr">{shortenMiddle(transactionId)}</bdi>
              </MuiLink>
            </span>
          ))}
          {eventId !== null && (
            <> · <MuiLink component={Link} to={`/shariah/register/${eventId}`}>{t('event')}</MuiLink></>
          )}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 9rem', display: 'grid', gap: 1, justifyItems: { xs: 'start', md: 'end' } }}>
        <Box sx={{ typography: 'body2' }}>
          {t(kind === 'late_donation' ? 'atCharity' : 'left')}{' '}
          {kind !== 'late_donation' && <Money amount={open} currency={currency} />}
        </Box>
        {onSetAside && <Button size="small" variant="outlined" onClick={onSetAside}>{t('setAside.open')}</Button>}
      </Box>
    </Box>
  );
}
