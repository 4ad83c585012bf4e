import type { BankStandingDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { ValidateBy } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { useIdentifyBankMutation } from './banks.api.ts';
import { identifierIn, isBic, isLei } from './identifiers.ts';

/** Checks what may be left out: a bank without a BIC or an LEI has none. */
const IsNothingOr = (name: 'bic' | 'lei', check: (text: string) => boolean): PropertyDecorator => ValidateBy({
  name, validator: {
    validate: (value: string) => identifierIn(value) === null || check(identifierIn(value) ?? ''),
    defaultMessage: () => i18n.t(`banks:errors.${name}`),
  },
});

/** By what other institutions know a bank, as a person writes it. */
class IdentifiersForm {
  @IsNothingOr('bic', isBic)
  bic = '';

  @IsNothingOr('lei', isLei)
  lei = '';
}

const identifiersOf = ({ bic, lei }: IdentifiersForm) => ({ bic: identifierIn(bic), lei: identifierIn(lei) });

/** Asks by which BIC and LEI other institutions know a bank. */
export function IdentifiersDialog({ bank, onClose }: { bank: BankStandingDto; onClose: () => void }) {
  const { t } = useTranslation('banks');
  const { toast } = useToast();
  const [identify] = useIdentifyBankMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: IdentifiersForm,
    values: { bic: bank.bic ?? '', lei: bank.lei ?? '' },
    send: (values) => identify({ id: bank.id, ...identifiersOf(values) }),
    onDone: ({ name }) => {
      toast({ title: t('identify.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('identify.title', { name: bank.name })} cancel={t('cancel')} submit={t('identify.submit')}
      pending={t('identify.pending')} isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('bic')}
      call={() => (sdk) => sdk.banks.identifyBank({ id: bank.id, requestBody: identifiersOf(form.getValues()) })}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('identify.text')}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('identify.bic')} hint={t('identify.bicHint')} autoComplete="off"
        inputProps={{ dir: 'ltr', spellCheck: false, maxLength: 20 }} {...field('bic')}
      />
      <Field
        label={t('identify.lei')} hint={t('identify.leiHint')} autoComplete="off"
        inputProps={{ dir: 'ltr', spellCheck: false, maxLength: 30 }} {...field('lei')}
      />
    </FormDialog>
  );
}
