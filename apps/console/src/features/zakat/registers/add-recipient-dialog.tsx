import type { AddZakatRecipientDto, ZakatClass, ZakatRecipientDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { IsNotEmpty, Length } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useAddZakatRecipientMutation } from '../zakat.api.ts';

/** The eight classes, in the order of the verse. */
const classes = [
  'poor', 'needy', 'administrators', 'reconciled', 'captives', 'debtors', 'in_gods_way', 'traveller',
] as const satisfies readonly ZakatClass[];

/** Whom zakat may be paid to, and on what ground. */
class RecipientForm {
  class: ZakatClass = 'poor';

  @Length(2, 140, { message: () => i18n.t('zakat:errors.name') })
  name = '';

  @IsNotEmpty({ message: () => i18n.t('zakat:errors.wallet') })
  address = '';

  @Length(3, 300, { message: () => i18n.t('zakat:errors.reason') })
  basis = '';
}

const requestOf = ({ name, address, basis, ...form }: RecipientForm): AddZakatRecipientDto =>
  ({ ...form, name: name.trim(), address: address.trim(), basis: basis.trim() });

/** Proposes somebody whom zakat may be paid to. */
export function AddRecipientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const [add] = useAddZakatRecipientMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm<RecipientForm, ZakatRecipientDto>({
    rules: RecipientForm,
    send: (values) => add(requestOf(values)),
    onDone: ({ name }) => {
      toast({ title: t('recipients.proposed'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('recipients.add')} cancel={t('cancel')} submit={t('recipients.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('name')} onSubmit={submit}
      call={() => (sdk) => sdk.zakat.addZakatRecipient({ requestBody: requestOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('recipients.text')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="class" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('recipients.class')}
            options={classes.map((value) => ({ value, label: t(`classes.${value}`) }))}
          />
        )}
      />
      <Field label={t('recipients.name')} inputProps={{ dir: 'auto' }} {...field('name')} />
      <Field label={t('recipients.address')} inputProps={{ dir: 'ltr' }} {...field('address')} />
      <Field label={t('recipients.basis')} inputProps={{ dir: 'auto' }} {...field('basis')} />
    </FormDialog>
  );
}
