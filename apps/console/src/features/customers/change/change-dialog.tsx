import type { CustomerDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProposeCustomerChangeMutation } from '../../../api/customers.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { type PartRules, useRulesOfParts } from '../../../ui/inputs/use-rules-of-parts.ts';
import { AssessmentFields } from './assessment-fields.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ChangeForm, changeFormOf, changeOf, DocumentRow, OwnerRow } from './change.form.ts';
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
  const [propose] = useProposeCustomerChangeMutation();
  const change = (written: ChangeForm) => changeOf(written, version, mayAssess);
  const { form, field, submit, failure, isBusy } = useMutationForm({
    resolver: useRulesOfParts(ChangeForm, rowRulesOf),
    values: changeFormOf(file),
    fieldOf: changeFieldOf,
    send: (written) => propose({ id, change: change(written) }),
    onDone: () => {
      toast({ title: t('propose.done'), description: t('propose.doneText') });
      onClose();
    },
  });

  return (
    <FormDialog
      title={t('propose.title', { name })} cancel={t('cancel')} submit={t('propose.submit')}
      pending={t('propose.pending')} isPending={isBusy} onClose={onClose}
      onOpen={() => form.setFocus('legalName')}
      call={() => (sdk) => sdk.customers.proposeCustomerChange({ id, requestBody: change(form.getValues()) })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('propose.text')}</Typography>
      <FormProblem message={failure} />
      <IdentityFields form={form} />
      <DocumentRows form={form} />
      <OwnerRows form={form} />
      <BusinessFields form={form} />
      {mayAssess && <AssessmentFields form={form} isAssessed={Boolean(file?.assessment)} />}
      <Field
        label={t('propose.reason')} hint={t('propose.reasonHint')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}

const ofPerson = { documents: DocumentRow };
const ofOrganisation = { documents: DocumentRow, owners: OwnerRow };

/** The rules of the documents of a customer, and of the owners of an organisation. */
const rowRulesOf = ({ kind }: ChangeForm): PartRules => (kind === 'person' ? ofPerson : ofOrganisation);

/** What the form calls a field of the API: `data.documents[0].number` is `documents.0.number`. */
const changeFieldOf = (field: string): string =>
  field.replace(/^(?:data|assessment)\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
