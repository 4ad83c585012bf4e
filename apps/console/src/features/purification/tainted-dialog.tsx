import type { Network, RecordTaintedDto, TaintedIncomeDto } from '@connect/sdk';
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

const taintedIn = (form: TaintedForm): RecordTaintedDto => {
  const wanted: readonly string[] = fieldsOf[form.kind];
  const figures = [
    ...amounts.map((name) => [name, normaliseAmount(form[name]) ?? form[name].trim()] as const),
    ...shares.map((name) => [name, form[name].trim()] as const),
  ].filter(([name, value]) => wanted.includes(name) && value !== '');
  const transactionIds = form.payments.split(/[\s,]+/).filter((id) => id !== '');
  return {
    kind: form.kind, network: form.network, note: form.note.trim(), ...Object.fromEntries(figures),
    ...(wanted.includes('payments') && transactionIds.length > 0 && { transactionIds }),
  };
};

/** Works out how much of an income is tainted: shown with its arithmetic first, and kept when that is confirmed. */
export function TaintedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const [record] = useRecordTaintedIncomeMutation();
  const [shown, setShown] = useState<{ of: string; tainted: TaintedIncomeDto } | null>(null);
  const { form, field, errors, submit, failure, isBusy } = useMutationForm<TaintedForm, TaintedIncomeDto>({
    rules: TaintedForm,
    send: (values) => record({ tainted: taintedIn(values), isRehearsal: shown?.of !== JSON.stringify(values) }),
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
      call={() => (sdk) => sdk.purification.recordTaintedIncome({ requestBody: taintedIn(form.getValues()) })}
    >
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
      {isShown && (
        <section aria-label={t('compute.result')}>
          <strong>
            {t('compute.result')} <Money amount={shown.tainted.amount} currency={shown.tainted.currency} />
          </strong>
          <Arithmetic arithmetic={shown.tainted.arithmetic} kind={kind} currency={shown.tainted.currency} />
        </section>
      )}
    </FormDialog>
  );
}
