import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListTaintedIncomeOfQuery } from '../../api/purification.api.ts';
import { selectRole } from '../../api/session.slice.ts';
import { Money } from '../money/money.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { readsRegister } from './reads-register.ts';
import { TaintedStanding } from './tainted-standing.tsx';

interface TaintedCardProps {
  about: { transactionId: string } | { eventId: string };
  /** What is shown where there is none; nothing, unless it is said. */
  empty?: ReactNode;
}

/** What is tainted of a payment or an event, how much of it waits to be set aside, and the way to its purification. */
export function TaintedCard({ about, empty = null }: TaintedCardProps) {
  const { t } = useTranslation('purification');
  const isClosed = !readsRegister(useSelector(selectRole));
  const { currentData: tainted } =
    useListTaintedIncomeOfQuery(about, { skip: isClosed, refetchOnMountOrArgChange: true });
  if (tainted === undefined || (tainted.length === 0 && empty === null)) return null;
  return (
    <SectionCard
      title={t('tainted')}
      actions={<Button component={Link} to="/shariah/purification" size="small">{t('toAll')}</Button>}
    >
      {tainted.length === 0 && empty}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tainted.map((one) => (
          <Box key={one.id} component="li" sx={rowStyle}>
            <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
              <Box sx={{ fontWeight: 600 }}>
                {t(`kind.${one.kind}`)} · <Money amount={one.amount} currency={one.currency} />
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <bdi>{one.note}</bdi>
              </Box>
            </Box>
            <TaintedStanding tainted={one} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
