import type { Network, QuoteDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fromMinor, toMinor } from '../../../parts/money/amount.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { AlertIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { LegsDrawing } from './legs-drawing.tsx';
import { currencyOn, oppositeOf } from '../../../parts/money/networks.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface QuotePanelProps {
  quote: QuoteDto;
  fromNetwork: Network;
  isAsking: boolean;
  onAgain: () => void;
}

/** A price with all that follows from it, and how long it still holds. */
export function QuotePanel({ quote, fromNetwork, isAsking, onAgain }: QuotePanelProps) {
  const { t } = useTranslation('wallets');
  const id = useId();
  const secondsLeft = useSecondsLeft(quote.expiresAt);
  const isExpired = secondsLeft === 0;
  const [sent, received] = [currencyOn(fromNetwork), currencyOn(oppositeOf(fromNetwork))];
  const total = fromMinor(toMinor(quote.sendAmount) + toMinor(quote.fee));
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="h3">
          {t('across.quote')}
        </Typography>
        {!isExpired && (
          <Box role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <ToneChip tone="neutral" icon={ClockIcon} label={t('across.validFor', { count: secondsLeft })} />
          </Box>
        )}
      </Box>
      <FactsList
        facts={[
          { label: t('across.rate'), value: <bdi dir="ltr">{`1 ${sent} = ${quote.rate} ${received}`}</bdi> },
          { label: t('across.sent'), value: <Money amount={quote.sendAmount} currency={sent} /> },
          { label: t('across.fee'), value: <Money amount={quote.fee} currency={sent} /> },
          { label: t('across.total'), value: <Money amount={total} currency={sent} /> },
          { label: t('across.received'), value: <Money amount={quote.receiveAmount} currency={received} /> },
        ]}
      />
      <LegsDrawing legs={quote.legs} />
      <div role="status">
        {isExpired && (
          <Alert severity="warning" icon={<AlertIcon size={20} />}>
            {t('across.expired')}
          </Alert>
        )}
      </div>
      {isExpired && (
        <BusyButton
          variant="outlined"
          startIcon={<RefreshIcon />}
          isBusy={isAsking}
          onClick={onAgain}
        >
          {t('across.again')}
        </BusyButton>
      )}
    </Box>
  );
}
