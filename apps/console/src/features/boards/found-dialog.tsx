import type { BoardDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Matches } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFoundBoardMutation } from '../../api/boards.api.ts';
import { useListBanksQuery } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const NETWORK = 'network';

/** A board that is to be founded, as an administrator fills it in. */
class FoundForm {
  bankId = '';

  @Matches(/^([3-9]|1[0-5])$/, { message: () => i18n.t('boards:errors.quorum') })
  quorum = '3';
}

const bodyOf = ({ bankId, quorum }: FoundForm) =>
  ({ bankId: bankId === NETWORK ? null : bankId, quorum: Number(quorum) });

/** Founds the board of a bank that has none, or that of the network. */
export function FoundDialog({ boards, onClose }: { boards: readonly BoardDto[]; onClose: () => void }) {
  const { t } = useTranslation('boards');
  const { toast } = useToast();
  const [found] = useFoundBoardMutation();
  const { data: banks = [] } = useListBanksQuery();
  const { form, field, submit, failure, isBusy, errors } = useMutationForm({
    rules: FoundForm,
    send: (values) => found(bodyOf(values)),
    onDone: () => {
      toast({ title: t('found.done') });
      onClose();
    },
  });
  const has = (id: string | null) => boards.some(({ bank }) => (bank?.id ?? null) === id);
  return (
    <FormDialog
      title={t('found.title')} cancel={t('cancel')} submit={t('found.submit')} pending={t('found.pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.boards.foundBoard({ requestBody: bodyOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('found.text')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="bankId"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('found.bank')} error={errors.bankId?.message}
            options={[
              ...(has(null) ? [] : [{ value: NETWORK, label: t('found.network') }]),
              ...banks.filter(({ id }) => !has(id)).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      />
      <Field
        label={t('found.quorum')} hint={t('found.quorumHint')} autoComplete="off"
        inputProps={{ inputMode: 'numeric', dir: 'ltr', maxLength: 2 }} {...field('quorum')}
      />
    </FormDialog>
  );
}
