import type { ContractPaymentDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { isolated } from './contract-words.ts';
import { kindWords } from './payment-kind.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';

const isStanding = (status: string): status is keyof Words['contracts']['deposit'] =>
  i18n.exists(`contracts:deposit.${status}`);

/** The money that a contract moved, each payment a way to its postings; what came late went to charity besides. */
export function Payments({ payments, currency }: { payments: readonly ContractPaymentDto[]; currency: string }) {
  const { t } = useTranslation('contracts');
  return (
    <SectionCard title={t('page.postings')} subtitle={t('page.postingsHint')}>
      {payments.length === 0 && <EmptyState title={t('page.noPostings')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {payments.map(({ transactionId, kind, fromName, toName, amount, status, paid, lateDonation, createdAt }) => (
          <Box key={transactionId} component="li" sx={rowStyle}>
            <Box sx={{ minInlineSize: 0 }}>
              <MuiLink component={Link} to={`/transactions/${transactionId}`} sx={{ fontWeight: 600 }}>
                {kindWords(t, kind)}
              </MuiLink>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('page.fromTo', { from: isolated(fromName), to: isolated(toName) })} · <DateTime at={createdAt} />
              </Box>
            </Box>
            <Box sx={{ textAlign: 'end' }}>
              <Box sx={{ fontWeight: 600 }}><Money amount={amount} currency={currency} /></Box>
              {kind === 'deposit' && isStanding(status) && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {t(`deposit.${status}`)} {status === 'completed' && <Money amount={paid} currency={currency} />}
                </Box>
              )}
              {lateDonation !== '0.00' && (
                <Box sx={{ typography: 'caption', color: 'warning.main' }}>
                  {t('page.toCharity')} <Money amount={lateDonation} currency={currency} />
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const rowStyle = {
  display: 'flex', justifyContent: 'space-between', gap: 2, paddingInline: 2.5, paddingBlock: 1.5,
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
