import type { Network, OpenWalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { MaxLength, ValidateIf } from 'class-validator';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useOpenWalletMutation } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { FlaskIcon } from '../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

const maxLabelLength = 60;

/** What a new wallet is; without a balance it starts empty. */
class CreateWalletForm {
  network: Network = 'uae_dirham';

  @MaxLength(maxLabelLength, { message: () => i18n.t('wallets:errors.label') })
  label = '';

  @ValidateIf(({ initialBalance }: CreateWalletForm) => initialBalance !== '')
  @IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })
  initialBalance = '';
}

const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

/** Opens a wallet of one's own on either network. */
export function CreateWallet() {
  const { t } = useTranslation('wallets');
  const { form: { control }, field, errors, submit, failure, isBusy } = useCreation();
  const network = useWatch({ control, name: 'network' });
  return (
    <SectionCard title={t('manage.title')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, padding: 2.5 }}>
        <FormProblem message={failure} />
        <Controller
          control={control}
          name="network"
          render={({ field: blank }) => (
            <SelectField
              {...blank}
              label={t('manage.network')}
              options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
            />
          )}
        />
        <Field
          label={t('manage.label')}
          hint={t('manage.labelHint')}
          inputProps={{ dir: 'auto' }}
          {...field('label')}
        />
        <Controller
          control={control}
          name="initialBalance"
          render={({ field: blank }) => (
            <AmountField
              {...blank}
              label={t('manage.initialBalance')}
              currency={network === 'uae_dirham' ? 'AED' : 'QAR'}
              error={errors.initialBalance?.message}
            />
          )}
        />
        <BusyButton type="submit" variant="contained" startIcon={<PlusIcon />} isBusy={isBusy}>
          {t(isBusy ? 'manage.creating' : 'manage.create')}
        </BusyButton>
        <Box sx={noteStyle}>
          <FlaskIcon size={16} />
          {t('manage.note')}
        </Box>
      </Box>
    </SectionCard>
  );
}

function useCreation() {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [openWallet] = useOpenWalletMutation();
  return useMutationForm({
    rules: CreateWalletForm,
    send: (values, idempotencyKey) => openWallet({ wallet: walletOf(values), idempotencyKey }),
    onDone: ({ label }, { network }, form) => {
      toast({ title: t('manage.created'), description: t('manage.createdHint', { label }) });
      form.reset({ ...new CreateWalletForm(), network });
    },
  });
}

function walletOf({ network, ...written }: CreateWalletForm): OpenWalletDto {
  const label = written.label.trim();
  const initialBalance = normaliseAmount(written.initialBalance);
  return { network, ...(label && { label }), ...(initialBalance !== null && { initialBalance }) };
}

const noteStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  color: 'text.secondary',
} as const;
