import type { BankProfileDto, ContestedPointsDto, ProposeBankProfileDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useProposeBankProfileMutation } from './bank-profiles.api.ts';
import { opinionIn } from './choices.ts';

type Name = ProposeBankProfileDto['profile'];

/** The opinions that a bank is to follow, as an officer proposes them. */
class ProposeForm {
  profile: Name = 'AAOIFI-UAE';

  @Length(3, 300, { message: () => i18n.t('profile:errors.note') })
  note = '';
}

interface ProposeDialogProps {
  known: ContestedPointsDto;
  inForce: BankProfileDto | undefined;
  onClose: () => void;
}

/** Proposes a profile with the points that the bank decides otherwise, beginning with what it follows now. */
export function ProposeDialog({ known, inForce, onClose }: ProposeDialogProps) {
  const { t, i18n: { language } } = useTranslation('profile');
  const { toast } = useToast();
  const [propose] = useProposeBankProfileMutation();
  const [chosen, choose] = useState<Readonly<Record<string, string>>>(
    () => Object.fromEntries((inForce?.overrides ?? []).map(({ point, opinion }) => [point, opinion])));
  const inLanguage = language.startsWith('ar') ? 'ar' : 'en';
  const bodyOf = ({ profile, note }: ProposeForm): ProposeBankProfileDto => ({
    profile, note,
    overrides: Object.entries(chosen)
      .filter(([point, opinion]) => opinion !== opinionIn(known, profile, point))
      .map(([point, opinion]) => ({ point, opinion })),
  });
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ProposeForm,
    values: Object.assign(new ProposeForm(), inForce && { profile: inForce.profile }),
    send: (values) => propose(bodyOf(values)),
    onDone: ({ name }) => {
      toast({ title: t('propose.done', { name }), description: t('propose.doneText') });
      onClose();
    },
  });
  const profile = form.watch('profile');
  return (
    <FormDialog
      title={t('propose.title')} cancel={t('cancel')} submit={t('propose.submit')} pending={t('propose.pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.compliance.proposeBankProfile({ requestBody: bodyOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('propose.text')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control}
        name="profile"
        render={({ field: of }) => (
          <SelectField
            {...of} label={t('propose.profile')} hint={t('propose.profileHint')}
            onChange={(event) => { choose({}); of.onChange(event); }}
            options={known.profiles.map(({ name }) => ({ value: name, label: t(`profiles.${name as Name}`) }))}
          />
        )}
      />
      {known.points.map(({ id, title, question, opinions }) => {
        const usual = opinionIn(known, profile, id);
        return (
          <SelectField
            key={id} label={title[inLanguage]} hint={question[inLanguage]} value={chosen[id] ?? usual ?? ''}
            onChange={({ target: { value } }) => choose({ ...chosen, [id]: value })}
            options={opinions.map(({ id: value, heldBy: { [inLanguage]: holder } }) => ({
              value, label: value === usual ? t('propose.ofProfile', { holder }) : holder,
            }))}
          />
        );
      })}
      <Field {...field('note')} label={t('propose.note')} hint={t('propose.noteHint')} multiline minRows={2}
        inputProps={{ dir: 'auto' }} />
    </FormDialog>
  );
}
