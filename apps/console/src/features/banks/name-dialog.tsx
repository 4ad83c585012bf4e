import type { BankStandingDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateBankMutation, useRenameBankMutation } from './banks.api.ts';
import { showProblem } from '../../api/form-problems.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { NameForm } from './bank.form.ts';

/** Asks what a new bank is called, or one that is there is to be called. */
export function NameDialog({ bank, onClose }: { bank?: BankStandingDto; onClose: () => void }) {
  const { t } = useTranslation('banks');
  const { toast } = useToast();
  const [create, creating] = useCreateBankMutation();
  const [rename, renaming] = useRenameBankMutation();
  const form = useForm<NameForm>({ resolver: useRulesOf(NameForm), defaultValues: { name: bank?.name ?? '' } });
  const { errors } = form.formState;
  const say = bank ? 'rename' : 'new';

  const submit = form.handleSubmit(async ({ name }) => {
    const { data, error } = await (bank ? rename({ id: bank.id, name }) : create({ name }));
    if (error) showProblem(form, error);
    if (!data) return;
    toast({ title: t(`${say}.done`), description: data.name });
    onClose();
  });

  return (
    <FormDialog
      title={t(`${say}.title`, { name: bank?.name })} cancel={t('cancel')} submit={t(`${say}.submit`)}
      pending={t(`${say}.pending`)} isPending={creating.isLoading || renaming.isLoading} onClose={onClose}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => (bank
        ? sdk.banks.renameBank({ id: bank.id, requestBody: form.getValues() })
        : sdk.banks.createBank({ requestBody: form.getValues() }))}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t(`${say}.text`)}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('new.name')} autoComplete="off" inputProps={{ dir: 'auto', maxLength: 100 }}
        error={errors.name?.message} {...form.register('name')}
      />
    </FormDialog>
  );
}
