import { IsIn, Length, ValidateIf } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { type Option, SelectField } from '../../ui/inputs/select-field.tsx';
import type { MutationForm } from '../forms/use-mutation-form.ts';

/** A reason of a closed list, and words of one's own. */
export interface Reasoned { reason: string; note: string }

/** The reason that says nothing without a note. */
const IN_A_NOTE = 'NARR';

/** The rules of a reason out of a list, with the words that belong to it. */
export function reasonedRules(reasons: readonly string[]): new () => Reasoned {
  class ReasonForm {
    @IsIn(reasons, { message: () => i18n.t('recalls:errors.reason') })
    reason = '';

    @ValidateIf(({ reason, note }: Reasoned) => reason === IN_A_NOTE || note.trim() !== '')
    @Length(3, 300, {
      message: ({ object }) =>
        i18n.t((object as Reasoned).reason === IN_A_NOTE ? 'recalls:errors.noteNeeded' : 'recalls:errors.note'),
    })
    note = '';
  }
  return ReasonForm;
}

/** The words of a form, where there are any. */
export const noteOf = ({ note }: Pick<Reasoned, 'note'>): { note?: string } =>
  (note.trim() === '' ? {} : { note: note.trim() });

interface ReasonFieldsProps {
  asked: MutationForm<Reasoned>;
  reasons: readonly Option[];
  words: { reason: string; note: string; noteHint: string };
}

/** Asks for a reason, and for words that may go with it. */
export function ReasonFields({ asked: { form, field, errors }, reasons, words }: ReasonFieldsProps) {
  const { t } = useTranslation('recalls');
  return (
    <>
      <Controller
        control={form.control} name="reason"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={words.reason} error={errors.reason?.message} displayEmpty
            options={[{ value: '', label: t('ask.choose') }, ...reasons]}
          />
        )}
      />
      <Field
        label={words.note} hint={words.noteHint} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('note')}
      />
    </>
  );
}
