import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../api/form-problems.ts';
import { useSimulatePaymentsMutation } from './sandbox.api.ts';
import { useAttemptKey } from '../../../api/use-attempt-key.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { SimulationOutcome } from './simulation-outcome.tsx';
import { SimulateForm } from './simulate.form.ts';

/** Lets the sandbox's own people pay each other, so that there is something to see. */
export function SimulateCard() {
  const { t } = useTranslation('sandbox');
  const [simulate, { data: outcome, isLoading }] = useSimulatePaymentsMutation();
  const attempt = useAttemptKey();
  const form = useForm<SimulateForm>({
    resolver: useRulesOf(SimulateForm), defaultValues: { ...new SimulateForm() },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (order) => {
    const { error } = await simulate({ order, idempotencyKey: attempt.keyFor(JSON.stringify(order)) });
    if (error) showProblem(form, error);
    else attempt.settled();
  });
  return (
    <SectionCard title={t('simulate.title')} subtitle={t('simulate.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyle}>
        <FormProblem message={errors.root?.message} />
        <Box sx={blanksStyle}>
          <Field
            {...form.register('payments', { valueAsNumber: true })}
            label={t('simulate.payments')}
            hint={t('simulate.paymentsHint')}
            error={errors.payments?.message}
            type="number"
            inputProps={{ dir: 'ltr', min: 1, max: 500 }}
          />
          <Field
            {...form.register('seed', { valueAsNumber: true })}
            label={t('simulate.seed')}
            hint={t('simulate.seedHint')}
            error={errors.seed?.message}
            type="number"
            inputProps={{ dir: 'ltr', min: 0 }}
          />
        </Box>
        <BusyButton type="submit" variant="contained" isBusy={isLoading} sx={{ justifySelf: 'start' }}>
          {t(isLoading ? 'simulate.pending' : 'simulate.submit')}
        </BusyButton>
        <Box role="status">{!isLoading && outcome && <SimulationOutcome outcome={outcome} />}</Box>
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
