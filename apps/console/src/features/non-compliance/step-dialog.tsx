import type { NonComplianceDetailDto, NonComplianceStepRequestDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length, Matches, ValidateIf } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  useCloseNonComplianceMutation, useConfirmNonComplianceMutation, useListNonComplianceOwnersQuery,
  useTakeNonComplianceStepMutation,
} from '../../api/non-compliance.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { EventAction } from './event.screen.tsx';

const natures = ['actual', 'potential'] as const;
const materialities = ['immaterial', 'material'] as const;
const takesNote = (action: EventAction): boolean => action !== 'classify' && action !== 'plan';

/** A step of an event, as somebody fills it in; which fields there are depends on the step. */
class StepForm {
  action: EventAction = 'follow_up';
  nature: (typeof natures)[number] = 'actual';
  materiality: (typeof materialities)[number] = 'immaterial';
  cause = '';
  tainted = '';

  @ValidateIf(({ action }: StepForm) => action === 'plan')
  @Length(1, 64, { message: () => i18n.t('nonCompliance:errors.choose') })
  ownerId = '';

  @ValidateIf(({ action }: StepForm) => action === 'plan')
  @Length(3, 1000, { message: () => i18n.t('nonCompliance:errors.plan') })
  plan = '';

  @ValidateIf(({ action }: StepForm) => action === 'plan')
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('nonCompliance:errors.day') })
  dueOn = '';

  @ValidateIf(({ action }: StepForm) => takesNote(action))
  @Length(3, 1000, { message: () => i18n.t('nonCompliance:errors.note') })
  note = '';
}

const stepOf = (form: StepForm): NonComplianceStepRequestDto => {
  const { action, nature, materiality, cause, tainted, ownerId, plan, dueOn, note } = form;
  if (action === 'classify') {
    return {
      step: 'classify', nature, materiality, ...(cause.trim() && { cause: cause.trim() }),
      ...(tainted.trim() && { tainted: normaliseAmount(tainted) ?? tainted }),
    };
  }
  if (action === 'plan') return { step: 'plan', ownerId, plan: plan.trim(), dueOn };
  return { step: action as 'follow_up' | 'remedy' | 'reopen', note: note.trim() };
};

interface StepDialogProps { event: NonComplianceDetailDto; action: EventAction; onClose: () => void }

/**
 * Takes an event one step further: says what it is, plans, follows up, remedies, confirms, closes or opens it again.
 */
export function StepDialog({ event, action, onClose }: StepDialogProps) {
  const { t } = useTranslation('nonCompliance');
  const { toast } = useToast();
  const { id } = event;
  const [take] = useTakeNonComplianceStepMutation();
  const [confirm] = useConfirmNonComplianceMutation();
  const [close] = useCloseNonComplianceMutation();
  const asked = useMutationForm<StepForm, NonComplianceDetailDto>({
    rules: StepForm,
    values: {
      action, nature: event.nature ?? 'actual', materiality: event.materiality ?? 'immaterial',
      cause: event.cause ?? '', tainted: event.tainted ?? '', ownerId: event.owner?.id ?? '', plan: event.plan ?? '',
      dueOn: event.dueOn ?? '',
    },
    send: (form) => {
      const note = form.note.trim();
      if (action === 'confirm') return confirm({ id, note });
      return action === 'close' ? close({ id, note }) : take({ id, step: stepOf(form) });
    },
    onDone: () => {
      toast({ title: t(`done.${action}`) });
      onClose();
    },
  });
  const { form, field, submit, failure, isBusy } = asked;
  return (
    <FormDialog
      title={t(`action.${action}`)} cancel={t('cancel')} submit={t(`action.${action}`)} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => (action === 'confirm' || action === 'close'
        ? sdk.nonCompliance[`${action}NonCompliance`]({ id, requestBody: { note: form.getValues('note') } })
        : sdk.nonCompliance.takeNonComplianceStep({ id, requestBody: stepOf(form.getValues()) }))}
    >
      <Typography variant="body2">{t(`means.${action}`)}</Typography>
      <FormProblem message={failure} />
      {action === 'classify' && <ClassFields asked={asked} currency={event.currency} />}
      {action === 'plan' && <PlanFields asked={asked} />}
      {takesNote(action) && (
        <Field label={t('fields.note')} multiline minRows={3} inputProps={{ dir: 'auto' }} {...field('note')} />
      )}
    </FormDialog>
  );
}

type Asked = ReturnType<typeof useMutationForm<StepForm, NonComplianceDetailDto>>;

function ClassFields({ asked: { form, field, errors }, currency }: { asked: Asked; currency: string | null }) {
  const { t } = useTranslation('nonCompliance');
  return (
    <>
      <Controller
        control={form.control} name="nature"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.nature')} error={errors.nature?.message}
            options={natures.map((value) => ({ value, label: t(`nature.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name="materiality"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.materiality')} hint={t('materialityHint')}
            error={errors.materiality?.message}
            options={materialities.map((value) => ({ value, label: t(`materiality.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('fields.cause')} hint={t('optional')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('cause')}
      />
      {currency !== null && (
        <Field
          label={t('taintedIn', { currency })} hint={t('optional')} placeholder="0.00" autoComplete="off"
          inputProps={{ dir: 'ltr', inputMode: 'decimal' }} {...field('tainted')}
        />
      )}
    </>
  );
}

function PlanFields({ asked: { form, field, errors } }: { asked: Asked }) {
  const { t } = useTranslation('nonCompliance');
  const { data: owners = [] } = useListNonComplianceOwnersQuery();
  return (
    <>
      <Controller
        control={form.control} name="ownerId"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.owner')} error={errors.ownerId?.message} displayEmpty
            options={[{ value: '', label: t('choose') }, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      />
      <Field label={t('fields.plan')} multiline minRows={3} inputProps={{ dir: 'auto' }} {...field('plan')} />
      <DayField label={t('fields.dueOn')} {...field('dueOn')} />
    </>
  );
}
