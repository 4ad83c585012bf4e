import type { PurificationMoveDto, TaintedIncomeDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useProposeSetAsideMutation } from '../../api/purification.api.ts';
import { selectUser } from '../../api/session.slice.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { Money } from '../../parts/money/money.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { Arithmetic } from './arithmetic.tsx';

/** From where it is set aside. */
class SetAsideForm {
  @Length(1, 64, { message: () => i18n.t('purification:errors.wallet') })
  fromAddress = '';
}

/** Proposes to set tainted income aside, after a last look at how much and from where; a colleague decides it. */
export function SetAsideDialog({ tainted, onClose }: { tainted: TaintedIncomeDto; onClose: () => void }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const user = useSelector(selectUser);
  const { data: wallets = [] } = useListWalletChoicesQuery({});
  const [propose] = useProposeSetAsideMutation();
  const own = wallets.filter(({ ownerId, currency }) => ownerId === user?.id && currency === tainted.currency);
  const { form, errors, submit, failure, isBusy } = useMutationForm<SetAsideForm, PurificationMoveDto>({
    rules: SetAsideForm,
    send: ({ fromAddress }) => propose({ taintedId: tainted.id, fromAddress }),
    onDone: () => {
      toast({ title: t('setAside.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('setAside.title')} cancel={t('cancel')} submit={t('setAside.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.purification.proposeSetAside({
        requestBody: { taintedId: tainted.id, fromAddress: form.getValues('fromAddress') } })}
    >
      <Typography variant="body2">{t('setAside.text')}</Typography>
      <FormProblem message={failure} />
      <FactsList
        facts={[
          { label: t('fields.amount'), value: <Money amount={tainted.open} currency={tainted.currency} /> },
          { label: t('fields.kind'), value: t(`kind.${tainted.kind}`) },
          { label: t('fields.fee'), value: t('noFee') },
        ]}
      />
      <Arithmetic arithmetic={tainted.arithmetic} kind={tainted.kind} currency={tainted.currency} />
      <Controller
        control={form.control} name="fromAddress"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.from')} error={errors.fromAddress?.message} displayEmpty
            options={[
              { value: '', label: t('choose') },
              ...own.map(({ address, label, balance }) => ({ value: address, label: `${label} · ${balance}` })),
            ]}
          />
        )}
      />
    </FormDialog>
  );
}
