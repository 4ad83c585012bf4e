import type { ProposeBeneficiaryPolicyDto } from '@connect/sdk';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useBankChoices } from '../use-bank-choices.ts';
import { useProposeBeneficiaryPolicyMutation } from './policy.api.ts';

/** What a bank is to ask of payees. */
class PolicyForm {
  needsApproval = true;

  @Matches(/^\s*\d{1,3}\s*$/, { message: () => i18n.t('beneficiaries:errors.hours') })
  waitingHours = '24';

  onlyBeneficiaries = false;

  @Length(3, 300, { message: () => i18n.t('beneficiaries:errors.reason') })
  note = '';

  bankId = '';
}

const policyOf = ({ waitingHours, bankId, note, ...asked }: PolicyForm): ProposeBeneficiaryPolicyDto => ({
  ...asked, note: note.trim(), waitingHours: Number(waitingHours), ...(bankId && { bankId }),
});

/** Proposes another version of what the bank asks of payees; a colleague puts it in force. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beneficiaries');
  const { toast } = useToast();
  const banks = useBankChoices();
  const [propose] = useProposeBeneficiaryPolicyMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm({
    rules: PolicyForm,
    send: (values) => propose(policyOf(values)),
    onDone: ({ bank }) => {
      toast({ title: t('policy.proposed'), description: bank.name });
      onClose();
    },
  });
  const choice = (name: 'needsApproval' | 'onlyBeneficiaries', label: string) => (
    <Controller
      control={form.control} name={name}
      render={({ field: { value, ...chosen } }) => (
        <FormControlLabel label={label} control={<Checkbox {...chosen} checked={value} />} />
      )}
    />
  );
  return (
    <FormDialog
      title={t('policy.propose')} cancel={t('cancel')} submit={t('policy.submit')} pending={t('policy.pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('waitingHours')}
      call={() => (sdk) => sdk.beneficiaries.proposeBeneficiaryPolicy({ requestBody: policyOf(form.getValues()) })}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('policy.text')}</Typography>
      <FormProblem message={failure} />
      {banks.length > 0 && (
        <Controller
          control={form.control} name="bankId"
          render={({ field: chosen }) => (
            <SelectField {...chosen} label={t('fields.bank')} error={errors.bankId?.message} options={banks} />
          )}
        />
      )}
      {choice('needsApproval', t('policy.needsApproval'))}
      {choice('onlyBeneficiaries', t('policy.onlyBeneficiaries'))}
      <Field
        label={t('policy.waitingHours')} hint={t('policy.waitingHint')}
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }} {...field('waitingHours')}
      />
      <Field label={t('policy.note')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('note')} />
    </FormDialog>
  );
}
