import type {
  AssessZakatDto, Currency, HawlDto, ZakatAssessmentDto, ZakatDeclaredKind, ZakatMethod,
} from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { BothCalendars } from './hijri.tsx';
import { useAssessZakatMutation, useCorrectZakatMutation } from './zakat.api.ts';

interface DeclaredForm { kind: ZakatDeclaredKind; label: string; currency: Currency; amount: string }
interface AssessForm { reason: string; declarations: DeclaredForm[] }

const ofAssets = [
  'cash_elsewhere', 'gold', 'silver', 'goods_for_trade', 'shares_for_trade', 'receivable', 'debt_due', 'impure',
  'doubtful_receivable', 'personal_use',
] as const satisfies readonly ZakatDeclaredKind[];
const kindsOf: Record<ZakatMethod, readonly ZakatDeclaredKind[]> = {
  person: ofAssets,
  net_assets: [...ofAssets, 'investment_accounts', 'owned_by_others'],
  net_invested_funds: [
    'paid_up_capital', 'reserves', 'provisions', 'retained_earnings', 'net_income', 'long_term_liabilities',
    'fixed_assets', 'investments_not_for_trade', 'accumulated_losses',
  ],
};

const declared = ({ declarations }: AssessForm): AssessZakatDto['declarations'] =>
  declarations.map(({ amount, label, ...one }) =>
    ({ ...one, label: label.trim(), amount: normaliseAmount(amount) ?? amount }));

interface AssessDialogProps {
  hawl: HawlDto;
  method: ZakatMethod;
  /** The assessment that is put right, with what was declared for it. */
  corrects?: ZakatAssessmentDto;
  onClose: () => void;
}

const declaredIn = (assessment: ZakatAssessmentDto | undefined): DeclaredForm[] => (assessment?.lines ?? [])
  .filter(({ source }) => source === 'declared')
  .map(({ kind, label, currency, amount }) => ({ kind: kind as ZakatDeclaredKind, label, currency, amount }));

/** Has a year that is over assessed, or assessed anew, with what its owner declares beside the ledger. */
export function AssessDialog({ hawl, method, corrects, onClose }: AssessDialogProps) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const navigate = useNavigate();
  const [assess] = useAssessZakatMutation();
  const [correct] = useCorrectZakatMutation();
  const { form, submit, failure, isBusy } = useMutationForm<AssessForm, ZakatAssessmentDto>({
    values: { reason: '', declarations: declaredIn(corrects) },
    send: (values) => (corrects ? correct({ id: corrects.id, correction: correctionOf(values) })
      : assess({ dueOn: hawl.due.day, declarations: declared(values) })),
    onDone: ({ id }) => {
      toast({ title: t('assess.done') });
      onClose();
      void navigate(`/zakat/${id}`);
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'declarations' });
  const kinds = kindsOf[method];
  return (
    <FormDialog
      title={t(corrects ? 'correct.title' : 'assess.title')} cancel={t('cancel')} submit={t('assess.submit')}
      pending={t('assess.pending')} isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => (corrects
        ? sdk.zakat.correctZakatAssessment({ id: corrects.id, requestBody: correctionOf(form.getValues()) })
        : sdk.zakat.assessZakat({ requestBody: { dueOn: hawl.due.day, declarations: declared(form.getValues()) } }))}
    >
      <Typography variant="body2">{t(corrects ? 'correct.text' : 'assess.text')}</Typography>
      <Box><BothCalendars day={hawl.due} /></Box>
      <FormProblem message={failure} />
      {corrects && (
        <Controller
          control={form.control} name="reason"
          rules={{ validate: (reason) => reason.trim().length >= 3 || i18n.t('zakat:errors.reason') }}
          render={({ field, fieldState }) => (
            <Field
              {...field} label={t('correct.reason')} error={fieldState.error?.message} inputProps={{ dir: 'auto' }}
            />
          )}
        />
      )}
      {fields.map(({ id }, place) => (
        <FigureFields key={id} form={form} place={place} kinds={kinds} onRemove={() => remove(place)} />
      ))}
      <Button
        variant="outlined" color="inherit"
        onClick={() => append({ kind: kinds[0] ?? 'cash_elsewhere', label: '', currency: 'AED', amount: '' })}
      >
        {t('assess.add')}
      </Button>
    </FormDialog>
  );
}

const correctionOf = (form: AssessForm) => ({ reason: form.reason.trim(), declarations: declared(form) });

interface FigureFieldsProps {
  form: UseFormReturn<AssessForm>;
  place: number;
  kinds: readonly ZakatDeclaredKind[];
  onRemove: () => void;
}

/** One figure that the owner declares. */
function FigureFields({ form, place, kinds, onRemove }: FigureFieldsProps) {
  const { t } = useTranslation('zakat');
  return (
    <Box role="group" aria-label={t('assess.figure', { number: place + 1 })} sx={figureStyle}>
      <Controller
        control={form.control} name={`declarations.${place}.kind`} render={({ field }) => (
          <SelectField
            {...field} label={t('assess.kind')}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name={`declarations.${place}.label`}
        rules={{ validate: (label) => label.trim() !== '' || i18n.t('zakat:errors.label') }}
        render={({ field, fieldState }) => (
          <Field {...field} label={t('assess.label')} error={fieldState.error?.message} inputProps={{ dir: 'auto' }} />
        )}
      />
      <Controller
        control={form.control} name={`declarations.${place}.currency`} render={({ field }) => (
          <SelectField
            {...field} label={t('assess.currency')}
            options={['AED', 'QAR'].map((value) => ({ value, label: value }))}
          />
        )}
      />
      <Controller
        control={form.control} name={`declarations.${place}.amount`}
        rules={{ validate: (amount) => Number(normaliseAmount(amount)) > 0 || i18n.t('zakat:errors.amount') }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field} label={t('assess.amount')} currency={form.getValues(`declarations.${place}.currency`)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button color="inherit" onClick={onRemove}>{t('assess.remove')}</Button>
    </Box>
  );
}

const figureStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2, border: '1px solid',
  borderColor: 'divider', borderRadius: 2,
} as const;
