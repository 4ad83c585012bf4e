import type { NonCompliancePersonDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller, type FieldPathByValue, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { isDay } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/format.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { groupStyle } from './line-style.ts';
import { areas, type ProposeForm } from './propose-form.ts';

interface ItemFieldsProps {
  form: UseFormReturn<ProposeForm>;
  place: number;
  people: readonly NonCompliancePersonDto[];
  /** The risk of the area that is chosen. */
  score: number;
  /** Absent where it is the only one. */
  onRemove?: () => void;
}

/** One area of a plan: from when to when, who looks at it, and by which day. */
export function ItemFields({ form, place, people, score, onRemove }: ItemFieldsProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  return (
    <Box role="group" aria-label={t('propose.item', { number: place + 1 })} sx={groupStyle}>
      <Controller
        control={form.control} name={`items.${place}.area`} render={({ field, fieldState }) => (
          <SelectField
            {...field} label={t('fields.area')} error={fieldState.error?.message}
            hint={t('propose.score', { score: formatCount(score, language) })}
            options={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name={`items.${place}.ownerId`}
        rules={{ validate: (id) => id !== '' || i18n.t('shariahReviews:errors.choose') }}
        render={({ field, fieldState }) => (
          <SelectField
            {...field} label={t('fields.owner')} displayEmpty error={fieldState.error?.message}
            options={[{ value: '', label: t('choose') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 1.5 }}
      >
        <Day form={form} name={`items.${place}.from`} label={t('fields.from')} />
        <Day form={form} name={`items.${place}.to`} label={t('fields.to')} />
        <Day form={form} name={`items.${place}.dueOn`} label={t('fields.dueOn')} />
      </Box>
      {onRemove && <Button color="inherit" onClick={onRemove}>{t('propose.remove')}</Button>}
    </Box>
  );
}

interface DayProps { form: UseFormReturn<ProposeForm>; name: FieldPathByValue<ProposeForm, string>; label: string }

function Day({ form, name, label }: DayProps) {
  return (
    <Controller
      control={form.control} name={name}
      rules={{ validate: (day) => isDay(day) || i18n.t('shariahReviews:errors.day') }}
      render={({ field: { value, ...field }, fieldState }) => (
        <DayField {...field} value={value} label={label} error={fieldState.error?.message} />
      )}
    />
  );
}
