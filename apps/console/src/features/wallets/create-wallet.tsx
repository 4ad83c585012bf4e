import type { Network } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useAttemptKey } from '../../api/use-attempt-key.ts';
import { useOpenWalletMutation } from '../../api/wallets.api.ts';
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
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { CreateWalletForm } from './create-wallet.form.ts';

const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

/** Opens a wallet of one's own on either network. */
export function CreateWallet() {
  const { t } = useTranslation('wallets');
  const form = useForm<CreateWalletForm>({
    resolver: useRulesOf(CreateWalletForm),
    defaultValues: new CreateWalletForm(),
  });
  const { control, formState: { errors } } = form;
  const { create, isLoading } = useCreate(form);
  const network = useWatch({ control, name: 'network' });
  return (
    <SectionCard title={t('manage.title')}>
      <Box component="form" noValidate onSubmit={create} sx={{ display: 'grid', gap: 2.5, padding: 2.5 }}>
        <FormProblem message={errors.root?.message} />
        <Controller
          control={control}
          name="network"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('manage.network')}
              options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
            />
          )}
        />
        <Field
          label={t('manage.label')}
          hint={t('manage.labelHint')}
          error={errors.label?.message}
          inputProps={{ dir: 'auto' }}
          {...form.register('label')}
        />
        <Controller
          control={control}
          name="initialBalance"
          render={({ field }) => (
            <AmountField
              {...field}
              label={t('manage.initialBalance')}
              currency={network === 'uae_dirham' ? 'AED' : 'QAR'}
              error={errors.initialBalance?.message}
            />
          )}
        />
        <BusyButton type="submit" variant="contained" startIcon={<PlusIcon />} isBusy={isLoading}>
          {t(isLoading ? 'manage.creating' : 'manage.create')}
        </BusyButton>
        <Box sx={noteStyle}>
          <FlaskIcon size={16} />
          {t('manage.note')}
        </Box>
      </Box>
    </SectionCard>
  );
}

function useCreate(form: ReturnType<typeof useForm<CreateWalletForm>>) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [openWallet, { isLoading }] = useOpenWalletMutation();
  const attempt = useAttemptKey();
  const submit = form.handleSubmit(async (values) => {
    const label = values.label.trim();
    const initialBalance = normaliseAmount(values.initialBalance);
    const wallet = {
      network: values.network,
      ...(label && { label }),
      ...(initialBalance !== null && { initialBalance }),
    };
    const { data, error } = await openWallet({ wallet, idempotencyKey: attempt.keyFor(JSON.stringify(wallet)) });
    if (error) {
      showProblem(form, error);
      return;
    }
    attempt.settled();
    toast({ title: t('manage.created'), description: t('manage.createdHint', { label: data.label }) });
    form.reset({ ...new CreateWalletForm(), network: values.network });
  });
  return { isLoading, create: (event: SubmitEvent) => void submit(event) };
}

const noteStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  color: 'text.secondary',
} as const;
