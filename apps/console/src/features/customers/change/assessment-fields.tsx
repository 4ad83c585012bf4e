import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import type { ChangeForm } from './change.form.ts';
import { FieldGroup } from './field-group.tsx';

const levels = ['simplified', 'standard', 'enhanced'] as const;
const exposures = ['none', 'pep', 'family', 'associate'] as const;
const risks = ['low', 'medium', 'high'] as const;
const reasons = [
  'political_exposure', 'country', 'line_of_business', 'ownership', 'cash', 'delivery_channel', 'adverse_media',
  'transactions', 'documents',
] as const;

interface AssessmentFieldsProps { form: UseFormReturn<ChangeForm>; isAssessed: boolean }

/** What the bank thinks of the customer; once it was said it can be changed, but not be unsaid. */
export function AssessmentFields({ form, isAssessed }: AssessmentFieldsProps) {
  const { t } = useTranslation('customers');
  const { control, formState: { errors } } = form;
  const level = useWatch({ control, name: 'level' });
  const given = levels.map((value) => ({ value, label: t(`level.${value}`) }));
  return (
    <FieldGroup title={t('propose.assessment')}>
      <Controller
        control={control}
        name="level"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.level')} displayEmpty error={errors.level?.message}
            options={isAssessed ? given : [{ value: '', label: t('propose.notAssessed') }, ...given]}
          />
        )}
      />
      {level !== '' && <Opinion form={form} />}
    </FieldGroup>
  );
}

function Opinion({ form }: { form: UseFormReturn<ChangeForm> }) {
  const { t } = useTranslation('customers');
  const { control, register, formState: { errors } } = form;
  return (
    <>
      <Controller
        control={control}
        name="pep"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.pep')} error={errors.pep?.message}
            options={exposures.map((value) => ({ value, label: t(`pep.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="risk"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.risk')} error={errors.risk?.message}
            options={risks.map((value) => ({ value, label: t(`risk.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="riskReasons"
        render={({ field }) => (
          <Reasons value={field.value} error={errors.riskReasons?.message} onChange={field.onChange} />
        )}
      />
      <DayField
        label={t('field.reviewedOn')} error={errors.reviewedOn?.message} {...register('reviewedOn')}
      />
      <DayField
        label={t('field.nextReviewOn')} error={errors.nextReviewOn?.message}
        {...register('nextReviewOn')}
      />
    </>
  );
}

interface ReasonsProps {
  value: ChangeForm['riskReasons'];
  error: string | undefined;
  onChange: (reasons: ChangeForm['riskReasons']) => void;
}

function Reasons({ value, error, onChange }: ReasonsProps) {
  const { t } = useTranslation('customers');
  return (
    <Box component="fieldset" sx={{ gridColumn: '1 / -1', border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 550, padding: 0 }}>{t('propose.riskReasons')}</Box>
      <FormHelperText error={error !== undefined} sx={{ margin: 0 }}>
        {error ?? t('propose.riskReasonsHint')}
      </FormHelperText>
      {reasons.map((reason) => (
        <FormControlLabel
          key={reason} label={t(`riskReason.${reason}`)} slotProps={{ typography: { variant: 'body2' } }}
          control={(
            <Checkbox
              size="small" checked={value.includes(reason)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, reason] : value.filter((other) => other !== reason))}
            />
          )}
        />
      ))}
    </Box>
  );
}
