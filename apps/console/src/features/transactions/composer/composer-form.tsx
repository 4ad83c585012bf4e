import type { FindingDto, WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { Controller, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { ComposeIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useListPurposesQuery } from '../../../api/compliance.api.ts';
import { PartiesSection } from '../../../parts/parties/parties-section.tsx';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { asksForDetails, purposeOptions } from '../../../parts/parties/payment-details.ts';
import { ConfidentialBox } from './confidential-box.tsx';
import { debitOf, type Judgement } from './judgement.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ProgrammableLogic } from './programmable-logic.tsx';
import type { SendForm } from './send.form.ts';
import { SourceOfFunds } from './source-of-funds.tsx';
import { currencyOf } from './transfer.ts';

interface ComposerFormProps {
  form: UseFormReturn<SendForm>;
  wallets: readonly WalletDto[];
  /** Whether the payee is who the payer takes them for. */
  payee: PayeeConfirmation;
  /** What the rules say about the draft as it stands. */
  judgement: Judgement | null;
  /** The draft has moved on since it was judged. */
  isChecking: boolean;
  isBusy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onSaveDraft: () => void;
}

/** Everything a transfer needs, in the order one thinks of it. */
export function ComposerForm({ form, wallets, judgement, isChecking, isBusy, onSubmit, ...rest }: ComposerFormProps) {
  const { t } = useTranslation('transactions');
  const { control, formState: { errors } } = form;
  const network = useWatch({ control, name: 'network' });
  return (
    <SectionCard title={t('composer.configuration')}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={onSubmit} sx={formStyle}>
          <FormProblem message={errors.root?.message} />
          <PaymentFields form={form} wallets={wallets} payee={rest.payee} />
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <AmountField
                {...field}
                label={t('composer.amount')}
                currency={currencyOf(network)}
                error={errors.amount?.message}
              />
            )}
          />
          <ProgrammableLogic form={form} judgement={isChecking ? null : judgement} />
          {judgement && <Costs judgement={judgement} control={control} />}
          <Field
            label={t('composer.notes')}
            hint={t('composer.notesHint')}
            error={errors.memo?.message}
            multiline
            minRows={3}
            inputProps={{ dir: 'auto' }}
            {...form.register('memo')}
          />
          <ConfidentialBox form={form} />
          <SourceOfFunds form={form} findings={judgement?.verdict.findings ?? []} />
          <PartiesAndPurpose form={form} findings={judgement?.verdict.findings ?? []} />
          <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy} startIcon={<ComposeIcon />}>
            {t(isBusy ? 'composer.processing' : 'composer.execute')}
          </BusyButton>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={rest.onSaveDraft}>
            {t('drafts.save')}
          </Button>
        </Box>
      </FormProvider>
    </SectionCard>
  );
}

/** What the transfer costs, as the server has reckoned it. */
function Costs({ judgement, control }: { judgement: Judgement; control: UseFormReturn<SendForm>['control'] }) {
  const { t } = useTranslation('transactions');
  const [network, from] = useWatch({ control, name: ['network', 'fromAddress'] });
  if (judgement.fee === null) return null;
  const currency = currencyOf(network);
  return (
    <Box sx={{ paddingInline: 1.5, borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <FactsList
        facts={[
          { label: t('composer.fee'), value: <Money amount={judgement.fee} currency={currency} /> },
          {
            label: t('composer.total'),
            value: <Money amount={debitOf(judgement.postings, from)} currency={currency} />,
          },
        ]}
      />
    </Box>
  );
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 } as const;

interface PartiesAndPurposeProps {
  form: UseFormReturn<SendForm>;
  findings: readonly FindingDto[];
}

/** Whom the payment is between and what it is for; it stands open once a rule asks for something of it. */
function PartiesAndPurpose({ form, findings }: PartiesAndPurposeProps) {
  const { i18n } = useTranslation();
  const network = useWatch({ control: form.control, name: 'network' });
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  return (
    <PartiesSection
      purposes={purposeOptions(purposes, network, i18n.language)} isAsked={asksForDetails(findings)} isPayeeNamed
    />
  );
}
