import type { ContractDetailDto, ContractPaymentDto, ContractStepDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ContractStateChip } from '../state-chip.tsx';
import { isolated } from './contract-words.ts';
import { kindWords } from './payment-kind.ts';
import { StepEvidence } from './step-evidence.tsx';
import { useStepWords } from './step-words.ts';

/** What happened to a contract, told in words: who did what, what it paid to whom, and the event that proves it. */
export function ContractTimeline({ contract }: { contract: ContractDetailDto }) {
  const { t } = useTranslation('contracts');
  const { id, steps } = contract;
  const wordsOf = useStepWords(contract);
  return (
    <SectionCard title={t('page.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 2.5, display: 'grid', gap: 2 }}>
        {steps.length === 0 && <li>{t('page.noSteps')}</li>}
        {steps.map((step) => (
          <Box key={step.number} component="li" sx={stepStyle}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
              <strong>{wordsOf(step)}</strong>
              {step.toState !== step.fromState && <ContractStateChip state={step.toState} />}
            </Box>
            {paymentsOf(contract, step).map((payment) => (
              <PaidLine key={payment.transactionId} payment={payment} currency={contract.currency} />
            ))}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <DateTime at={step.occurredAt} />
              {step.confirmedBy !== null && <> · {t('page.confirmedBy')} <bdi>{step.confirmedBy}</bdi></>}
              {step.eventId !== null && (
                <>
                  {' · '}
                  <MuiLink component={Link} to={`/audit?resource=contract&resourceId=${id}&event=${step.eventId}`}>
                    {t('told.event')}
                  </MuiLink>
                </>
              )}
            </Box>
            <StepEvidence input={step.input} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const paymentsOf = ({ payments }: ContractDetailDto, { transactionIds }: ContractStepDto): ContractPaymentDto[] =>
  payments.filter(({ transactionId }) => transactionIds.includes(transactionId));

/** What was paid to whom, a way to its transaction. */
function PaidLine({ payment, currency }: { payment: ContractPaymentDto; currency: string }) {
  const { t } = useTranslation('contracts');
  const { transactionId, kind, amount, fromName, toName, lateDonation } = payment;
  return (
    <Box>
      <MuiLink component={Link} to={`/transactions/${transactionId}`}>
        {kindWords(t, kind)}: <Money amount={amount} currency={currency} />
      </MuiLink>
      {' '}{t('page.fromTo', { from: isolated(fromName), to: isolated(toName) })}
      {lateDonation !== '0.00' && (
        <> · {t('page.toCharity')} <Money amount={lateDonation} currency={currency} /></>
      )}
    </Box>
  );
}

const stepStyle = {
  display: 'grid', gap: 0.5, paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider',
} as const;
