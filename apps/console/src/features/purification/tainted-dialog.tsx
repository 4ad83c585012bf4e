import type { Network, NonComplianceDetailDto, RecordTaintedDto, TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRecordTaintedIncomeMutation } from '../../api/purification.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { Money } from '../../parts/money/money.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { Arithmetic } from './arithmetic.tsx';

const kinds = ['interest', 'mixed_income', 'shares'] as const;
const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];
const amounts = ['received', 'prohibitedIncome', 'totalIncome', 'impureIncome'] as const;
const shares = ['sharesHeld', 'sharesOutstanding'] as const;
const fieldsOf = {
  interest: ['payments'], mixed_income: ['received', 'prohibitedIncome', 'totalIncome'],
  shares: ['impureIncome', 'sharesHeld', 'sharesOutstanding'],
} as const;

/** Income that is tainted, as somebody fills it in; which figures there are depends on its kind. */
class TaintedForm {
  kind: (typeof kinds)[number] = 'interest';
  network: Network = 'uae_dirham';
  payments = '';
  received = '';
  prohibitedIncome = '';
  totalIncome = '';
  impureIncome = '';
  sharesHeld = '';
  sharesOutstanding = '';

  @Length(3, 1000, { message: () => i18n.t('purification:errors.note') })
  note = '';
}

const taintedIn = (form: TaintedForm, eventId?: string): RecordTaintedDto => {
  const wanted: readonly string[] = fieldsOf[form.kind];
  const figures = [
    ...amounts.map((name) => [name, normaliseAmount(form[name]) ?? form[name].trim()] as const),
    ...shares.map((name) => [name, form[name].trim()] as const),
  ].filter(([name, value]) => wanted.includes(name) && value !== '');
  const transactionIds = form.payments.split(/[\s,]+/).filter((id) => id !== '');
  return {
    kind: form.kind, network: form.network, note: form.note.trim(), ...Object.fromEntries(figures),
    ...(eventId !== undefined && { eventId }),
    ...(wanted.includes('payments') && transactionIds.length > 0 && { transactionIds }),
  };
};

interface TaintedDialogProps {
  /** The event of the register that it belongs to; what it concerns is filled in already. */
  event?: NonComplianceDetailDto;
  onClose: () => void;
}

const startOf = (event: NonComplianceDetailDto | undefined): Partial<TaintedForm> => (event === undefined ? {} : {
  payments: event.concerned.map(({ transactionId }) => transactionId).join(' '), note: event.title,
  network: event.currency === 'QAR' ? 'qatar_cbdc' : 'uae_dirham',
});

/** Works out how much of an income is tainted: shown with its arithmetic first, and kept when that is confirmed. */
export function TaintedDialog({ event, onClose }: TaintedDialogProps) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const [record] = useRecordTaintedIncomeMutation();
  const [shown, setShown] = useState<{ of: string; tainted: TaintedIncomeDto } | null>(null);
  const asked = (values: TaintedForm) => taintedIn(values, event?.id);
  const { form, field, errors, submit, failure, isBusy } = useMutationForm<TaintedForm, TaintedIncomeDto>({
    rules: TaintedForm,
    values: startOf(event),
    send: (values) => record({ tainted: asked(values), isRehearsal: shown?.of !== JSON.stringify(values) }),
    onDone: (tainted, values) => {
      const of = JSON.stringify(values);
      if (shown?.of !== of) {
        setShown({ of, tainted });
        return;
      }
      toast({ title: t('compute.done') });
      onClose();
    },
    fieldOf: (name) => (name.startsWith('transactionIds') ? 'payments' : name),
  });
  const values = useWatch({ control: form.control });
  const kind = values.kind ?? 'interest';
  const isShown = shown !== null && shown.of === JSON.stringify(values);
  return (
    <FormDialog
      title={t('compute.title')} cancel={t('cancel')} submit={t(isShown ? 'compute.keep' : 'compute.show')}
      pending={t('pending')} isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.purification.recordTaintedIncome({ requestBody: asked(form.getValues()) })}
    >
      {event && <OfEvent event={event} />}
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="kind"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.kind')} hint={t(`formula.${kind}`)} error={errors.kind?.message}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name="network"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.network')} error={errors.network?.message}
            options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
          />
        )}
      />
      {fieldsOf[kind].map((name) => (
        <Field
          key={name} label={name === 'payments' ? t('fields.payments') : t(`input.${name}`)} autoComplete="off"
          placeholder={name === 'payments' ? 'tx_…' : '0'}
          inputProps={{ dir: 'ltr', ...(name !== 'payments' && { inputMode: 'decimal' as const }) }} {...field(name)}
        />
      ))}
      <Field label={t('fields.note')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('note')} />
      {isShown && <Result tainted={shown.tainted} />}
    </FormDialog>
  );
}

function OfEvent({ event: { number, title } }: { event: NonComplianceDetailDto }) {
  const { t } = useTranslation('purification');
  return (
    <Typography variant="body2">
      {t('compute.of')} <bdi dir="ltr">#{number}</bdi> <bdi>{title}</bdi>
    </Typography>
  );
}

function Result({ tainted: { amount, arithmetic, kind, currency } }: { tainted: TaintedIncomeDto }) {
  const { t } = useTranslation('purification');
  return (
    <Box component="section" aria-label={t('compute.result')} sx={{ display: 'grid', gap: 1 }}>
      <strong>{t('compute.result')} <Money amount={amount} currency={currency} /></strong>
      <Arithmetic arithmetic={arithmetic} kind={kind} currency={currency} />
    </Box>
  );
}
