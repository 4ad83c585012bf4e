import type { BankStandingDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useCreateBankMutation, useRenameBankMutation } from './banks.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** What a bank is called. */
class NameForm {
  @Length(2, 100, { message: () => i18n.t('banks:errors.name') })
  name = '';
}

/** Asks what a new bank is called, or one that is there is to be called. */
export function NameDialog({ bank, onClose }: { bank?: BankStandingDto; onClose: () => void }) {
  const { t } = useTranslation('banks');
  const { toast } = useToast();
  const [create] = useCreateBankMutation();
  const [rename] = useRenameBankMutation();
  const say = bank ? 'rename' : 'new';

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: NameForm,
    values: { name: bank?.name ?? '' },
    send: ({ name }) => (bank ? rename({ id: bank.id, name }) : create({ name })),
    onDone: ({ name }) => {
      toast({ title: t(`${say}.done`), description: name });
      onClose();
    },
  });

  return (
    <FormDialog
      title={t(`${say}.title`, { name: bank?.name })} cancel={t('cancel')} submit={t(`${say}.submit`)}
      pending={t(`${say}.pending`)} isPending={isBusy} onClose={onClose}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => (bank
        ? sdk.banks.renameBank({ id: bank.id, requestBody: form.getValues() })
        : sdk.banks.createBank({ requestBody: form.getValues() }))}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t(`${say}.text`)}</Typography>
      <FormProblem message={failure} />
      <Field label={t('new.name')} autoComplete="off" inputProps={{ dir: 'auto', maxLength: 100 }} {...field('name')} />
    </FormDialog>
  );
}
