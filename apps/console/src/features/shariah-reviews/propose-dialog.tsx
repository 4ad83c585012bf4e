import type { ProposeReviewPlanDto, ReviewArea, ReviewCalendar, ReviewPlanDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Controller, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useListNonComplianceOwnersQuery } from '../../api/non-compliance.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { westernDigits } from '../../ui/format/days.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { ItemFields } from './item-fields.tsx';
import { useGetReviewRiskQuery, useProposeReviewPlanMutation } from './reviews.api.ts';
import { daysOfYear, yearNow } from './review-year.ts';
import { areas, type PlannedItem, type ProposeForm } from './propose-form.ts';
import { governanceTimeZones } from '../../parts/governance/time-zones.ts';

const calendars = ['gregorian', 'hijri'] as const;
/** How many areas a plan begins with: those of the highest risk. */
const suggested = 3;

const planOf = ({ calendar, year, timeZone, note, items }: ProposeForm): ProposeReviewPlanDto =>
  ({ calendar, year: Number(westernDigits(year)), timeZone, note: note.trim(), items });

/** An area of a plan as it begins: with all days of the year. */
const itemIn = (area: ReviewArea, calendar: ReviewCalendar, year: string): PlannedItem => {
  const days = daysOfYear(calendar, Number(westernDigits(year)));
  return { area, from: days?.first ?? '', to: days?.last ?? '', ownerId: '', dueOn: days?.last ?? '' };
};

/** The first area that is not in the plan yet. */
const nextArea = (items: readonly PlannedItem[]): ReviewArea =>
  areas.find((area) => items.every((item) => item.area !== area)) ?? 'send';

/** Proposes what the bank's Shariah review looks at in a year; a colleague or a scholar decides it. */
export function ProposePlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shariahReviews');
  const navigate = useNavigate();
  const now = new Date(useNow());
  const { data: risk } = useGetReviewRiskQuery();
  const { data: people = [] } = useListNonComplianceOwnersQuery();
  const [propose] = useProposeReviewPlanMutation();
  const year = String(yearNow('gregorian', now));
  const first = risk?.areas.slice(0, suggested).map(({ area }) => area) ?? [];
  const asked = useMutationForm<ProposeForm, ReviewPlanDto>({
    values: {
      calendar: 'gregorian', year, timeZone: governanceTimeZones[0] ?? 'UTC', note: '',
      items: (first.length > 0 ? first : areas.slice(0, 1)).map((area) => itemIn(area, 'gregorian', year)),
    },
    send: (values) => propose(planOf(values)),
    onDone: ({ id }) => void navigate(`/shariah/reviews/${id}`),
  });
  const { form, field, errors, submit, failure, isBusy } = asked;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  /** Days are those of the year, once another one is chosen. */
  const moveDays = () => {
    const { calendar, year: chosen, items } = form.getValues();
    if (!daysOfYear(calendar, Number(westernDigits(chosen)))) return;
    items.forEach(({ area, ownerId }, place) =>
      form.setValue(`items.${place}`, { ...itemIn(area, calendar, chosen), ownerId }));
  };
  return (
    <FormDialog
      title={t('propose.title')} cancel={t('cancel')} submit={t('propose.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.shariahReviews.proposeReviewPlan({ requestBody: planOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('propose.text')}</Typography>
      <FormProblem message={failure} />
      <YearFields asked={asked} now={now} onChange={moveDays} />
      <Controller
        control={form.control} name="timeZone" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.timeZone')} error={errors.timeZone?.message}
            options={governanceTimeZones.map((value) => ({ value, label: value }))}
          />
        )}
      />
      <Field
        label={t('fields.note')} hint={t('propose.noteHint')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('note', {
          validate: (text) => (text.trim().length >= 3 && text.length <= 1000) || i18n.t('shariahReviews:errors.text'),
        })}
      />
      {fields.map(({ id }, place) => (
        <ItemFields
          key={id} form={form} place={place} people={people}
          score={risk?.areas.find(({ area }) => area === form.watch(`items.${place}.area`))?.score ?? 0}
          {...(fields.length > 1 && { onRemove: () => remove(place) })}
        />
      ))}
      <Button
        variant="outlined" color="inherit" startIcon={<PlusIcon />}
        onClick={() => {
          const { calendar, year: chosen, items } = form.getValues();
          append(itemIn(nextArea(items), calendar, chosen));
        }}
      >
        {t('propose.add')}
      </Button>
    </FormDialog>
  );
}

interface YearFieldsProps {
  asked: ReturnType<typeof useMutationForm<ProposeForm, ReviewPlanDto>>;
  now: Date;
  onChange: () => void;
}

/** The year of a plan, by one of the two calendars. */
function YearFields({ asked: { form, field }, now, onChange }: YearFieldsProps) {
  const { t } = useTranslation('shariahReviews');
  return (
    <Box sx={pairStyle}>
      <Controller
        control={form.control} name="calendar" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.calendar')}
            options={calendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            onChange={({ target }) => {
              const calendar = target.value as ReviewCalendar;
              chosen.onChange(calendar);
              form.setValue('year', String(yearNow(calendar, now)));
              onChange();
            }}
          />
        )}
      />
      <Field
        label={t('fields.year')} inputProps={{ dir: 'ltr', inputMode: 'numeric' }}
        {...field('year', {
          validate: (text) => daysOfYear(form.getValues('calendar'), Number(westernDigits(text))) !== null
            || i18n.t('shariahReviews:errors.year'),
          onChange,
        })}
      />
    </Box>
  );
}

const pairStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5,
} as const;
