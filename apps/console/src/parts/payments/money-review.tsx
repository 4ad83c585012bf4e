import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { Money } from '../money/money.tsx';
import { WalletText } from './wallet-text.tsx';

/** One side of money that moves. */
export interface MoneySide {
  /** Null: no wallet is there yet. */
  address: string | null;
  /** What it is called where the reader has no name for the wallet. */
  stated: string | null;
  /** What it is besides a wallet, such as its part in a contract; or why there is none. */
  note?: string;
  /** What can be spent of it before and after, as far as the reader may see; without an end nothing moves. */
  balance?: { before: string; after: string | null } | undefined;
}

/** Money from one wallet to another. */
export interface MoneyMove {
  from: MoneySide;
  to: MoneySide;
  /** Which of several it is. */
  title?: string;
  amount: string;
  /** What is to be known of it alone. */
  note?: string | undefined;
}

interface MoneyReviewProps {
  /** What becomes of the money. */
  title: string;
  amount: string;
  currency: string;
  moves: readonly MoneyMove[];
  /** Costs and whatever else belongs to the money. */
  facts: readonly Fact[];
  /** The entries behind it, shut at first. */
  entries?: { title: string; list: ReactNode } | null;
}

/** The last look before money moves: how much, from which wallet to which, what they hold then, and what it costs. */
export function MoneyReview({ title, amount, currency, moves, facts, entries = null }: MoneyReviewProps) {
  const isOne = moves.length === 1;
  return (
    <Box component="section" aria-label={title} sx={frameStyle}>
      <Box sx={headStyle}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{title}</Box>
        <Box sx={sumStyle}><Money amount={amount} currency={currency} /></Box>
      </Box>
      {moves.map((move, place) => (
        <Box key={place} sx={partStyle}>
          {!isOne && (
            <Box sx={titleStyle}>
              <span>{move.title}</span>
              <Money amount={move.amount} currency={currency} />
            </Box>
          )}
          <Sides move={move} currency={currency} />
          {move.note !== undefined && (
            <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>{move.note}</Box>
          )}
        </Box>
      ))}
      {facts.length > 0 && <Box sx={{ ...partStyle, paddingBlock: 0.5 }}><FactsList facts={facts} /></Box>}
      {entries && (
        <Box component="details" sx={{ ...partStyle, paddingBlock: 0 }}>
          <Box component="summary" sx={summaryStyle}>{entries.title}</Box>
          <Box sx={{ paddingBlockEnd: 1.5 }}>{entries.list}</Box>
        </Box>
      )}
    </Box>
  );
}

/** Who gives and who gets, one under the other. */
function Sides({ move: { from, to }, currency }: { move: MoneyMove; currency: string }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="dl" sx={sidesStyle}>
      <Side label={t('money.from')} side={from} currency={currency} />
      <Side label={t('money.to')} side={to} currency={currency} />
    </Box>
  );
}

function Side({ label, side, currency }: { label: string; side: MoneySide; currency: string }) {
  const { t } = useTranslation('ui');
  const { address, stated, note, balance } = side;
  return (
    <Box sx={sideStyle}>
      <Box component="dt" sx={{ color: 'text.secondary', gridArea: 'label' }}>{label}</Box>
      <Box component="dd" sx={{ margin: 0, gridArea: 'who', minInlineSize: 0, fontWeight: 550 }}>
        {address === null ? <bdi>{stated}</bdi> : <WalletText address={address} stated={stated} copyable={false} />}
        {note !== undefined && <Box sx={noteStyle}>{note}</Box>}
      </Box>
      {balance && (
        <Box component="dd" sx={balanceStyle}>
          <span>{t('money.available')}</span>
          <Money amount={balance.before} />
          {balance.after !== null && (
            <>
              <Box component={ArrowRightIcon} aria-label={t('money.becomes')} role="img" sx={arrowStyle} />
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                <Money amount={balance.after} currency={currency} />
              </Box>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

const frameStyle = {
  border: '1px solid', borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden', typography: 'body2',
} as const;

const headStyle = { paddingInline: 2, paddingBlock: 1.5, bgcolor: 'surface.sunken' } as const;

const sumStyle = { fontSize: '1.625rem', lineHeight: 1.3, fontWeight: 650 } as const;

const partStyle = {
  paddingInline: 2, paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider',
} as const;

const titleStyle = {
  display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600, marginBlockEnd: 1,
} as const;

const sidesStyle = { margin: 0, display: 'grid', gap: 1.5 } as const;

const sideStyle = {
  display: 'grid', columnGap: 2, gridTemplateAreas: '"label who" ". balance"',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
} as const;

const noteStyle = { typography: 'caption', color: 'text.secondary', fontWeight: 400 } as const;

const balanceStyle = {
  ...noteStyle,
  gridArea: 'balance', margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75,
} as const;

const arrowStyle = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

const summaryStyle = { cursor: 'pointer', fontWeight: 600, paddingBlock: 1.25 } as const;
