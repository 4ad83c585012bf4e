import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type SubmitEvent, useId } from 'react';
import { Controller, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListPurposesQuery } from '../../api/compliance.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { SourceOfFundsFields } from '../../parts/funds/source-of-funds-fields.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { Money } from '../../parts/money/money.tsx';
import { PartiesSection } from '../../parts/parties/parties-section.tsx';
import { purposeOptions } from '../../parts/parties/payment-details.ts';
import { payersAmong } from '../../parts/payments/payers.ts';
import { PayerField } from '../../parts/payments/payer-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { TermsFields } from '../../parts/terms/terms-fields.tsx';
import type { BatchForm } from './batch.form.ts';
import { type Payment, totalOf } from './payments.ts';

interface BatchSettingsProps {
  form: UseFormReturn<BatchForm>;
  wallets: readonly WalletDto[];
  payments: readonly Payment[];
  /** What the network charges, once the batch has been checked as it stands. */
  fees: string | null;
  isChecking: boolean;
  /** The table has been read to its last change. */
  isSettled: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onStop: () => void;
}

/** What holds for all payments of the batch, and what they come to. */
export function BatchSettings({ form, wallets, payments, fees, isChecking, isSettled, ...on }: BatchSettingsProps) {
  const { t } = useTranslation('batches');
  const { errors } = form.formState;
  return (
    <SectionCard title={t('form.title')}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={on.onSubmit} sx={formStyle}>
          <FormProblem message={errors.root?.message} />
          <PayerField label={t('form.from')} payers={payersAmong(wallets)} none={t('form.fromNone')} />
          <Field
            label={t('form.memo')}
            hint={t('form.memoHint')}
            error={errors.memo?.message}
            inputProps={{ dir: 'auto' }}
            {...form.register('memo')}
          />
          <SourceOfFundsFields
            value={form.watch('sourceOfFunds')}
            onChange={(source) => { form.setValue('sourceOfFunds', source); }}
            text={form.register('sourceOfFundsText')}
            error={errors.sourceOfFundsText?.message}
          />
          <PurposeAndPayer form={form} wallets={wallets} />
          <TermsFields />
          <AtomicSwitch form={form} />
          <Sums form={form} wallets={wallets} payments={payments} fees={fees} />
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <BusyButton
              type="submit"
              variant="contained"
              size="large"
              isBusy={isChecking}
              disabled={!isSettled}
              sx={{ flex: 1 }}
            >
              {t(isChecking ? 'form.checking' : 'form.review')}
            </BusyButton>
            {isChecking && (
              <Button variant="outlined" color="inherit" onClick={on.onStop}>
                {t('form.stop')}
              </Button>
            )}
          </Box>
        </Box>
      </FormProvider>
    </SectionCard>
  );
}

/** The purpose of every payment and what is said of their payer, by the codes of the network that they are paid on. */
function PurposeAndPayer({ form, wallets }: Pick<BatchSettingsProps, 'form' | 'wallets'>) {
  const { i18n } = useTranslation();
  const fromAddress = useWatch({ control: form.control, name: 'fromAddress' });
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  const network = wallets.find(({ address }) => address === fromAddress)?.network ?? '';
  return <PartiesSection isForMany purposes={purposeOptions(purposes, network, i18n.language)} />;
}

function AtomicSwitch({ form: { control } }: { form: UseFormReturn<BatchForm> }) {
  const { t } = useTranslation('batches');
  const id = useId();
  return (
    <Controller
      control={control}
      name="atomic"
      render={({ field: { value, onChange, ...field } }) => (
        <Box>
          <FormControlLabel
            control={<Switch {...field} checked={value} slotProps={{ input: { 'aria-describedby': id } }} />}
            onChange={(_, isOn) => onChange(isOn)}
            label={t('form.atomic')}
          />
          <FormHelperText id={id} sx={{ marginInline: 0 }}>
            {t(value ? 'form.atomicOn' : 'form.atomicOff')}
          </FormHelperText>
        </Box>
      )}
    />
  );
}

type SumsProps = Pick<BatchSettingsProps, 'form' | 'wallets' | 'payments' | 'fees'>;

function Sums({ form, wallets, payments, fees }: SumsProps) {
  const { t, i18n } = useTranslation('batches');
  const from = useWatch({ control: form.control, name: 'fromAddress' });
  const currency = wallets.find(({ address }) => address === from)?.currency;
  const readable = payments.filter(({ problem }) => problem === null);
  if (payments.length === 0 || !currency) return null;
  const charge = fees === null ? t('form.feesLater') : <Money amount={fees} currency={currency} />;
  return (
    <Box sx={{ paddingInline: 1.5, borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <FactsList
        facts={[
          { label: t('form.count'), value: formatCount(readable.length, i18n.language) },
          { label: t('form.total'), value: <Money amount={totalOf(readable)} currency={currency} /> },
          { label: t('form.fees'), value: charge },
        ]}
      />
    </Box>
  );
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 } as const;
