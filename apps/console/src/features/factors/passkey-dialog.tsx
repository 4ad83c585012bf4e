import type { AddedFactorDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBeginPasskeyMutation, useConfirmPasskeyMutation } from './factors.api.ts';
import { sayOfForm, showProblem } from '../../parts/forms/form-problems.ts';
import { i18n } from '../../i18n/i18n.ts';
import { makePasskey } from '../../parts/sign-in/passkey.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';

/** What a new passkey is called. */
class PasskeyForm {
  @Length(1, 60, { message: () => i18n.t('factors:errors.name') })
  label = i18n.t('factors:passkey.label');
}

interface PasskeyDialogProps {
  onAdded: (added: AddedFactorDto) => void;
  onClose: () => void;
}

/** Names a passkey and has the browser make it. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('factors');
  const [begin] = useBeginPasskeyMutation();
  const [confirm] = useConfirmPasskeyMutation();
  const [isPending, setIsPending] = useState(false);
  const form = useForm<PasskeyForm>({ resolver: useRulesOf(PasskeyForm), defaultValues: new PasskeyForm() });
  const { errors } = form.formState;
  const make = async (label: string) => {
    const { data: asked, error } = await begin();
    if (error) showProblem(form, error);
    if (!asked) return;
    const made = await makePasskey(asked).catch(() => null);
    if (!made) {
      sayOfForm(form, t('passkey.failed'));
      return;
    }
    const { data: added, error: refusal } = await confirm({ ...made, label });
    if (refusal) showProblem(form, refusal);
    if (added) onAdded(added);
  };
  const submit = form.handleSubmit(async ({ label }) => {
    setIsPending(true);
    await make(label);
    setIsPending(false);
  });
  return (
    <FormDialog
      title={t('passkey.title')} cancel={t('cancel')} submit={t('passkey.submit')} pending={t('passkey.pending')}
      isPending={isPending} onClose={onClose} onOpen={() => form.setFocus('label')}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('passkey.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('name')} hint={t('nameHint')} error={errors.label?.message}
        inputProps={{ dir: 'auto', maxLength: 60 }} {...form.register('label')}
      />
    </FormDialog>
  );
}
