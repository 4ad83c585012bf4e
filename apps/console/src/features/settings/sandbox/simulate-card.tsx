import Box from '@mui/material/Box';
import { IsInt, Max, Min } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useSimulatePaymentsMutation } from './sandbox.api.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { SimulationOutcome } from './simulation-outcome.tsx';

const mostPayments = 500;
const greatestSeed = 2_147_483_647;

/** How many payments are to be made, and which ones; blanks hold text until they are read. */
class SimulateForm {
  @IsInt({ message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  @Min(1, { message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  @Max(mostPayments, { message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  payments = 50;

  @IsInt({ message: () => i18n.t('sandbox:simulate.seedProblem') })
  @Min(0, { message: () => i18n.t('sandbox:simulate.seedProblem') })
  @Max(greatestSeed, { message: () => i18n.t('sandbox:simulate.seedProblem') })
  seed = 1;
}

/** Lets the sandbox's own people pay each other, so that there is something to see. */
export function SimulateCard() {
  const { t } = useTranslation('sandbox');
  const [simulate, { data: outcome }] = useSimulatePaymentsMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    rules: SimulateForm, send: (order, idempotencyKey) => simulate({ order, idempotencyKey }),
  });
  return (
    <SectionCard title={t('simulate.title')} subtitle={t('simulate.subtitle')}>
      <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
        <FormProblem message={failure} />
        <Box sx={blanksStyle}>
          <Field
            {...field('payments', { valueAsNumber: true })}
            label={t('simulate.payments')}
            hint={t('simulate.paymentsHint')}
            type="number"
            inputProps={{ dir: 'ltr', min: 1, max: 500 }}
          />
          <Field
            {...field('seed', { valueAsNumber: true })}
            label={t('simulate.seed')}
            hint={t('simulate.seedHint')}
            type="number"
            inputProps={{ dir: 'ltr', min: 0 }}
          />
        </Box>
        <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ justifySelf: 'start' }}>
          {t(isBusy ? 'simulate.pending' : 'simulate.submit')}
        </BusyButton>
        <Box role="status">{!isBusy && outcome && <SimulationOutcome outcome={outcome} />}</Box>
      </Box>
    </SectionCard>
  );
}

const formStyle = { padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

const blanksStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
} as const;
