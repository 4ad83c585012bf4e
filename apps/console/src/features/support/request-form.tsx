import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { type LastFailure, type LastFailureRoot, selectLastFailure } from '../../api/last-failure.slice.ts';
import { useRaiseSupportRequestMutation } from './support.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { categories, priorities, requestOf, SupportForm } from './support.form.ts';

/** Asks for help in writing; the request that failed last goes with it if the person wants that. */
export function RequestForm({ answerWithinHours }: { answerWithinHours: number }) {
  const { t } = useTranslation('support');
  const { toast } = useToast();
  const lastFailure = useSelector<LastFailureRoot, LastFailure | null>(selectLastFailure);
  const [raise] = useRaiseSupportRequestMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm({
    rules: SupportForm,
    send: (values) => raise(requestOf(values, lastFailure?.requestId)),
    onDone: (_, __, { reset }) => {
      toast({ title: t('form.done'), description: t('form.doneText', { count: answerWithinHours }) });
      reset(new SupportForm());
    },
  });
  const choice = (name: 'category' | 'priority', values: readonly string[], labelOf: (value: string) => string) => (
    <Controller
      control={form.control} name={name}
      render={({ field: blank }) => (
        <SelectField
          label={t(`form.${name}`)} displayEmpty {...blank} error={errors[name]?.message}
          options={[{ value: '', label: t(`form.${name}None`) }, ...values.map((value) =>
            ({ value, label: labelOf(value) }))]}
        />
      )}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
      <FormProblem message={failure} />
      <Box sx={pairStyle}>
        <Field label={t('form.name')} autoComplete="name" inputProps={{ dir: 'auto' }} {...field('name')} />
        <Field
          label={t('form.email')} type="email" autoComplete="email" inputProps={{ dir: 'ltr' }} {...field('email')}
        />
        {choice('category', categories, (value) => t(`category.${value as (typeof categories)[number]}`))}
        {choice('priority', priorities, (value) => t(`priority.${value as (typeof priorities)[number]}`))}
      </Box>
      <Field label={t('form.subject')} inputProps={{ dir: 'auto' }} {...field('subject')} />
      <Field label={t('form.message')} multiline minRows={4} inputProps={{ dir: 'auto' }} {...field('message')} />
      {lastFailure && <Consent form={form} failure={lastFailure} />}
      <BusyButton
        type="submit" variant="contained" isBusy={isBusy} sx={{ justifySelf: 'start' }}
      >
        {t(isBusy ? 'form.pending' : 'form.submit')}
      </BusyButton>
    </Box>
  );
}

function Consent({ form, failure }: { form: UseFormReturn<SupportForm>; failure: LastFailure }) {
  const { t } = useTranslation('support');
  return (
    <Controller
      control={form.control} name="namesFailure"
      render={({ field: { value, onChange, ...field } }) => (
        <FormControlLabel
          control={<Checkbox {...field} checked={value} onChange={(_, isChecked) => onChange(isChecked)} />}
          label={<>{t('form.consent', { message: failure.message })} <bdi dir="ltr">{failure.requestId}</bdi></>}
          sx={{ '& .MuiFormControlLabel-label': { typography: 'body2', overflowWrap: 'anywhere', minInlineSize: 0 } }}
        />
      )}
    />
  );
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5 } as const;
const pairStyle = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;
