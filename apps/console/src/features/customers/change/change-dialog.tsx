import type { CustomerDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProposeCustomerChangeMutation } from '../../../api/customers.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { useRulesOfParts } from '../../../ui/inputs/use-rules-of-parts.ts';
import { AssessmentFields } from './assessment-fields.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ChangeForm, changeOf, formOf } from './change.form.ts';
import { refusalAtFields, rowRulesOf } from './change-rules.ts';
import { DocumentRows } from './document-rows.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { OwnerRows } from './owner-rows.tsx';

interface ChangeDialogProps {
  customer: CustomerDto;
  /** Whether the caller may also say what the bank thinks of the customer. */
  mayAssess: boolean;
  onClose: () => void;
}

/** Proposes another version of a customer's file; nothing changes before a second person has approved it. */
export function ChangeDialog({ customer: { id, name, version, file }, mayAssess, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('customers');
  const { toast } = useToast();
  const [propose, { isLoading }] = useProposeCustomerChangeMutation();
  const form = useForm<ChangeForm>({
    resolver: useRulesOfParts(ChangeForm, rowRulesOf), defaultValues: { ...formOf(file) },
  });
  const { errors } = form.formState;
  const change = () => changeOf(form.getValues(), version, mayAssess);

  const submit = form.handleSubmit(async () => {
    const { error } = await propose({ id, change: change() });
    if (error) {
      showProblem(form, refusalAtFields(error));
      return;
    }
    toast({ title: t('propose.done'), description: t('propose.doneText') });
    onClose();
  });

  return (
    <FormDialog
      title={t('propose.title', { name })} cancel={t('cancel')} submit={t('propose.submit')}
      pending={t('propose.pending')} isPending={isLoading} onClose={onClose}
      onOpen={() => form.setFocus('legalName')}
      call={() => (sdk) => sdk.customers.proposeCustomerChange({ id, requestBody: change() })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('propose.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <IdentityFields form={form} />
      <DocumentRows form={form} />
      <OwnerRows form={form} />
      <BusinessFields form={form} />
      {mayAssess && <AssessmentFields form={form} isAssessed={Boolean(file?.assessment)} />}
      <Field
        label={t('propose.reason')} hint={t('propose.reasonHint')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        error={errors.reason?.message} {...form.register('reason')}
      />
    </FormDialog>
  );
}
