import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';
import { formatCount } from '../../ui/format/format.ts';

interface TotalsProps {
  messageId: string;
  /** What kind of message it is, in words. */
  kind: string;
  definition: string;
  payments: number;
  total: string;
}

/** What a message is at a glance: its name, its kind and version, how many payments, and their sum. */
export function Totals({ messageId, kind, definition, payments, total }: TotalsProps) {
  const { t, i18n } = useTranslation('isoMessages');
  return (
    <Box component="dl" sx={listStyle}>
      <Figure label={t('fact.messageId')}>
        <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>{messageId}</Box>
      </Figure>
      <Figure label={t('fact.kind')} note={<bdi dir="ltr">{definition}</bdi>}>{kind}</Figure>
      <Figure label={t('fact.payments')}>{formatCount(payments, i18n.language)}</Figure>
      <Figure label={t('fact.total')}><Money amount={total} /></Figure>
    </Box>
  );
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ typography: 'h3', margin: 0 }}>{children}</Box>
      {note !== undefined && (
        <Box component="dd" sx={{ margin: 0, typography: 'caption', color: 'text.secondary' }}>{note}</Box>
      )}
    </Box>
  );
}

const listStyle = {
  display: 'grid', gap: 2, margin: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '& dt': { typography: 'body2', color: 'text.secondary' },
} as const;
