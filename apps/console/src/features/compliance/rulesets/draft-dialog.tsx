import type { Currency, RulesetSettingsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useDraftRulesetMutation } from './rulesets.api.ts';
import { currencies } from '../../../parts/money/networks.ts';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { CountryListFields } from './country-list-fields.tsx';
import { thresholds } from './differences.ts';
import { DraftRulesetForm, draftOf, fieldOf, rulesetFieldOf, rulesetFormOf, profiles } from './draft.form.ts';
import { RuleFields } from './rule-fields.tsx';

interface DraftDialogProps {
  inForce: RulesetSettingsDto;
  onClose: () => void;
  onDrafted: (version: number) => void;
}

/** Writes down another version, beginning with the settings in force; it judges nothing yet. */
export function DraftDialog({ inForce, onClose, onDrafted }: DraftDialogProps) {
  const { t } = useTranslation('rulesets');
  const { toast } = useToast();
  const [draft] = useDraftRulesetMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DraftRulesetForm,
    values: rulesetFormOf(inForce),
    fieldOf: rulesetFieldOf,
    send: (values) => draft(draftOf(values)),
    onDone: (data) => {
      toast({ title: t('draft.done', { version: data.version }), description: t('draft.doneText') });
      onDrafted(data.version);
    },
  });
  return (
    <FormDialog
      title={t('draft.title')}
      cancel={t('cancel')}
      submit={t('draft.submit')}
      pending={t('draft.pending')}
      isPending={isBusy}
      call={() => (sdk) => sdk.compliance.draftRuleset({ requestBody: draftOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('draft.text')}</Typography>
      <FormProblem message={failure} />
      <ProfileFields form={form} />
      <Box sx={pairStyle}>
        {currencies.map((currency) => <ThresholdFields key={currency} form={form} currency={currency} />)}
      </Box>
      <CountryListFields form={form} />
      <Field
        {...field('note')}
        label={t('draft.note')}
        hint={t('draft.noteHint')}

        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
      />
    </FormDialog>
  );
}

type Form = UseFormReturn<DraftRulesetForm>;

function ProfileFields({ form: { control, register, watch, formState: { errors } } }: { form: Form }) {
  const { t } = useTranslation('rulesets');
  const profile = watch('profile');
  return (
    <>
      <Controller
        control={control}
        name="profile"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('setting.profile')}
            hint={t(`profile.${profile}`)}
            options={profiles.map((value) => ({ value, label: value }))}
          />
        )}
      />
      {profile === 'BOARD' && (
        <>
          <Field
            {...register('boardReference')}
            label={t('setting.boardReference')}
            hint={t('draft.boardReferenceHint')}
            error={errors.boardReference?.message}
          />
          <Controller
            control={control}
            name="rules"
            render={({ field: { value, onChange } }) => (
              <RuleFields rules={value} onChange={onChange} error={errors.rules?.message} />
            )}
          />
        </>
      )}
    </>
  );
}

function ThresholdFields({ form: { control, formState: { errors } }, currency }: { form: Form; currency: Currency }) {
  const { t } = useTranslation('rulesets');
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <Box component="legend" sx={{ typography: 'h3', padding: 0, marginBlockEnd: 1 }}>
        {t('draft.thresholds', { currency })}
      </Box>
      {thresholds.map((threshold) => (
        <Controller
          key={threshold}
          control={control}
          name={fieldOf(threshold, currency)}
          render={({ field }) => (
            <AmountField
              {...field}
              label={t(`threshold.${threshold}`)}
              currency={currency}
              error={errors[fieldOf(threshold, currency)]?.message}
            />
          )}
        />
      ))}
    </Box>
  );
}

const pairStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const fieldsetStyle = {
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
} as const;
