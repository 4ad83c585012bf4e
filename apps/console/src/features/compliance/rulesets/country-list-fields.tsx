import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import type { DraftRulesetForm } from './draft.form.ts';

/** Newer country lists than those in force, which a draft may add. */
export function CountryListFields({ form }: { form: UseFormReturn<DraftRulesetForm> }) {
  const { t } = useTranslation('rulesets');
  const { register, watch, setValue, formState: { errors } } = form;
  const isAdding = watch('addsLists');
  const toggle = (
    <Button
      variant="outlined" color="inherit" sx={{ justifySelf: 'start' }} onClick={() => setValue('addsLists', !isAdding)}
    >
      {t(isAdding ? 'countryLists.remove' : 'countryLists.add')}
    </Button>
  );
  if (!isAdding) return toggle;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, border: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ typography: 'h3', padding: 0, marginBlockEnd: 1 }}>{t('setting.countryLists')}</Box>
      <Typography variant="body2">{t('countryLists.text')}</Typography>
      <DayField
        {...register('listsFrom')} label={t('countryLists.from')} error={errors.listsFrom?.message}
      />
      <Field
        {...register('listsSource')} label={t('countryLists.source')} error={errors.listsSource?.message}
        inputProps={{ dir: 'auto' }}
      />
      {(['callForAction', 'increasedMonitoring'] as const).map((list) => (
        <Field
          key={list} {...register(list)} label={t(`setting.${list}`)} hint={t('countryLists.codes')}
          error={errors[list]?.message} inputProps={{ dir: 'ltr' }} multiline
        />
      ))}
      {toggle}
    </Box>
  );
}
