import type { AddBeneficiaryDto, Network } from '@connect/sdk';
import { IsNotEmpty, MaxLength, type ValidationOptions } from 'class-validator';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAddBeneficiaryMutation } from '../../api/beneficiaries.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { sayOfForm } from '../../parts/forms/form-problems.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { maxPartyName } from '../../parts/parties/party.ts';
import { addressIn, IsAddress } from '../../parts/payments/address.ts';
import { PayeeCheckNote } from '../../parts/payments/payee-check-note.tsx';
import { usePayeeConfirmation } from '../../parts/payments/use-payee-confirmation.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useBankChoices } from './use-bank-choices.ts';

type ErrorKey = 'name' | 'address' | 'tooLong' | 'bank';
const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`beneficiaries:errors.${key}`) });
const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

/** A payee to keep, as a person fills it in. */
class AddForm {
  @MaxLength(maxPartyName, say('tooLong'))
  @IsNotEmpty(say('name'))
  name = '';

  @IsAddress(say('address'))
  address = '';

  network: Network = 'uae_dirham';

  @MaxLength(maxPartyName, say('tooLong'))
  payeeBank = '';

  @MaxLength(300, say('tooLong'))
  note = '';

  bankId = '';
}

const beneficiaryOf = ({ name, address, network, payeeBank, note, bankId }: AddForm): AddBeneficiaryDto => ({
  name: name.trim(), address: addressIn(address), network,
  ...(payeeBank.trim() && { payeeBank: payeeBank.trim() }), ...(note.trim() && { note: note.trim() }),
  ...(bankId && { bankId }),
});

/** Keeps a payee; the name is compared with the wallet's owner as it is typed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beneficiaries');
  const { toast } = useToast();
  const banks = useBankChoices();
  const [add] = useAddBeneficiaryMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm({
    rules: AddForm,
    send: (values) => add(beneficiaryOf(values)),
    onDone: ({ name, status }) => {
      toast({ title: t(`add.done.${status}`), description: name });
      onClose();
    },
  });
  const [name, address] = useWatch({ control: form.control, name: ['name', 'address'] });
  const payee = usePayeeConfirmation(address, name);
  return (
    <FormDialog
      title={t('add.title')} cancel={t('cancel')} submit={t('add.submit')} pending={t('add.pending')} isPending={isBusy}
      onClose={onClose} onOpen={() => form.setFocus('name')}
      call={() => (sdk) => sdk.beneficiaries.addBeneficiary({ requestBody: beneficiaryOf(form.getValues()) })}
      onSubmit={(event) => {
        if (!payee.isOpen) return submit(event);
        event.preventDefault();
        sayOfForm(form, t('check.unacknowledged'));
      }}
    >
      <FormProblem message={failure} />
      <Field
        label={t('fields.name')} hint={t('add.nameHint')} autoComplete="off" inputProps={{ dir: 'auto' }}
        {...field('name')}
      />
      <Field
        label={t('fields.address')} placeholder="0x…" autoComplete="off"
        inputProps={{ dir: 'ltr', spellCheck: false }} {...field('address')}
      />
      <PayeeCheckNote {...payee} />
      <Controller
        control={form.control} name="network"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.network')} error={errors.network?.message}
            options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
          />
        )}
      />
      {banks.length > 0 && (
        <Controller
          control={form.control} name="bankId"
          render={({ field: chosen }) => (
            <SelectField {...chosen} label={t('fields.bank')} error={errors.bankId?.message} options={banks} />
          )}
        />
      )}
      <Field
        label={t('fields.payeeBank')} hint={t('add.optional')} autoComplete="off" inputProps={{ dir: 'auto' }}
        {...field('payeeBank')}
      />
      <Field
        label={t('fields.note')} hint={t('add.optional')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('note')}
      />
    </FormDialog>
  );
}
