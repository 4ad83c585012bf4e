import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SealedMemoSign } from '../../../parts/memos/sealed-memo-sign.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { StatusChip } from '../../../parts/payments/status-chip.tsx';
import { useWalletName } from '../../../parts/payments/wallet-name.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { ScaleIcon } from '../../../ui/icons/ledger-icons.tsx';
import { ClockIcon, LockIcon } from '../../../ui/icons/status-icons.tsx';
import { paymentDirectionOf, type Perspective } from './use-perspective.ts';

interface CellProps {
  transaction: TransactionDto;
}

const waitIcons = { awaiting_approval: ClockIcon, in_escrow: LockIcon, in_review: ScaleIcon };

/** Where a payment stands; of one that waits, what it waits for. */
export function PaymentState({ transaction: { status, subStatus, rejectedBy, approvalsGiven, quorum } }: CellProps) {
  const { t, i18n } = useTranslation('explorer');
  if (subStatus === null) return <StatusChip status={status} rejectedBy={rejectedBy} />;
  const figure = (count: number) => formatCount(count, i18n.language);
  const label = subStatus === 'awaiting_approval' && quorum !== null
    ? t('waits.approvals', { given: figure(approvalsGiven), quorum: figure(quorum) }) : t(`waits.${subStatus}`);
  return <ToneChip tone="caution" label={label} icon={waitIcons[subStatus]} />;
}

/** How much was paid, with its sign where one looks at it from one of its sides. */
export function PaymentAmount({ transaction, perspective }: CellProps & { perspective: Perspective }) {
  const { amount, currency } = transaction;
  const direction = paymentDirectionOf(transaction, perspective);
  return (
    <Box component="span" sx={{ fontWeight: 600, color: direction === 'in' ? 'success.main' : 'text.primary' }}>
      <Money amount={direction === 'out' ? `-${amount}` : amount} currency={currency} signed={direction === 'in'} />
    </Box>
  );
}

/** What the sides of a payment are called: as it says, as the reader knows a wallet, or by the ends of its address. */
export function usePartyNames(
  { labels, own }: Perspective, { fromAddress, payerName, toAddress, counterpartyName }: TransactionDto,
) {
  const { t } = useTranslation('explorer');
  const isNamed = (address: string | null) => address === null || labels.has(address);
  // What has no label is asked for with all the others of the page.
  const payer = useWalletName({ address: isNamed(fromAddress) ? null : fromAddress, stated: payerName });
  const payee = useWalletName({ address: isNamed(toAddress) ? null : toAddress, stated: counterpartyName });
  const labelOf = (address: string | null) => (address === null ? t('issuer') : labels.get(address) ?? '');
  return {
    payer: payer ?? labelOf(fromAddress),
    payee: own.has(toAddress ?? '') ? labelOf(toAddress) : counterpartyName ?? payee ?? labelOf(toAddress),
  };
}

/** Who paid whom; the other side comes first where one of them is the reader's. */
export function PaymentParties({ transaction, perspective }: CellProps & { perspective: Perspective }) {
  const { t } = useTranslation('explorer');
  const { payer, payee } = usePartyNames(perspective, transaction);
  const isIn = paymentDirectionOf(transaction, perspective) === 'in';
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box component="bdi" sx={nameStyle}>{isIn ? payer : payee}</Box>
      <Box sx={noteStyle}>{isIn ? t('toWhom', { name: payee }) : t('fromWhom', { name: payer })}</Box>
    </Box>
  );
}

/** What a payment was for, in the payer's words. */
export function PaymentMemo({ transaction: { memo, isMemoSealed } }: CellProps) {
  if (isMemoSealed) return <SealedMemoSign />;
  return memo === null ? <Nothing /> : <Box component="bdi" title={memo} sx={lineStyle}>{memo}</Box>;
}

/** How well the rules found of it, of 100; nothing where nothing was judged. */
export function PaymentScore({ transaction: { complianceScore: score } }: CellProps) {
  const { i18n } = useTranslation();
  if (score === null) return <Nothing />;
  return (
    <Box sx={{ display: 'inline-grid', gap: 0.5, inlineSize: 40 }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatCount(score, i18n.language)}</Box>
      <Box aria-hidden="true" sx={trackStyle}>
        <Box sx={{ inlineSize: `${score}%`, blockSize: '100%', bgcolor: colourOf(score) }} />
      </Box>
    </Box>
  );
}

// The bounds by which the rules let pass, ask for a review, and refuse.
const colourOf = (score: number) => (score >= 80 && 'success.main') || (score >= 60 && 'warning.main') || 'error.main';

/** Stands where a payment says nothing. */
export function Nothing() {
  const { t } = useTranslation('explorer');
  return (
    <Box component="span" className="nothing" aria-label={t('nothing')} role="img" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  );
}

const lineStyle = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const nameStyle = { ...lineStyle, fontWeight: 550 } as const;

const noteStyle = { ...lineStyle, typography: 'caption', color: 'text.secondary' } as const;

const trackStyle = { blockSize: 3, borderRadius: 999, overflow: 'hidden', bgcolor: 'surface.sunken' } as const;
