import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currencies } from '../../../parts/money/networks.ts';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { SourceOfFundsFields } from '../../../parts/funds/source-of-funds-fields.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type AnalysisForm, kycStatuses, paymentTypes } from './analysis.form.ts';

interface AnalysisCardProps {
  form: UseFormReturn<AnalysisForm>;
  isAnalyzing: boolean;
  onSubmit: () => void;
}

/** Describes a payment to be judged; nothing is sent. */
export function AnalysisCard({ form, isAnalyzing, onSubmit }: AnalysisCardProps) {
  const { t } = useTranslation('compliance');
  return (
    <SectionCard title={t('form.title')} subtitle={t('form.subtitle')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'grid', gap: 2, padding: 2.5 }}
      >
        <FormProblem message={form.formState.errors.root?.message} />
        <PaymentFields form={form} />
        <MoreFacts form={form} />
        <BusyButton
          type="submit"
          variant="contained"
          startIcon={<ShieldIcon />}
          isBusy={isAnalyzing}
        >
          {t(isAnalyzing ? 'form.pending' : 'form.submit')}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

function PaymentFields({ form }: Pick<AnalysisCardProps, 'form'>) {
  const { control, register, watch, formState: { errors } } = form;
  const { t } = useTranslation('compliance');
  const text = (name: 'purpose' | 'context', rows: number) => (
    <Field
      {...register(name)}
      label={t(`form.${name}`)}
      hint={t(`form.${name}Hint`)}
      error={errors[name]?.message}
      multiline
      minRows={rows}
      inputProps={{ dir: 'auto' }}
    />
  );
  return (
    <>
      <Box sx={pairStyle}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('form.type')}
              options={paymentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
          )}
        />
        <Controller
          control={control}
          name="currency"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('form.currency')}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          )}
        />
      </Box>
      <Controller
        control={control}
        name="amount"
        render={({ field }) => (
          <AmountField
            {...field}
            label={t('form.amount', { currency: watch('currency') })}
            currency={watch('currency')}
            error={errors.amount?.message}
          />
        )}
      />
      {text('purpose', 3)}
      {text('context', 2)}
    </>
  );
}

function MoreFacts({ form }: Pick<AnalysisCardProps, 'form'>) {
  const { control, register, setValue, watch, formState: { errors } } = form;
  const { t } = useTranslation('compliance');
  const [isOpen, setIsOpen] = useState(false);
  const field = (name: 'counterpartyName' | 'counterpartyCountry' | 'mcc') => (
    <Field {...register(name)} label={t(`form.${name}`)} error={errors[name]?.message} autoComplete="off" />
  );
  return (
    <div>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => { setIsOpen(!isOpen); }}>
        {t(isOpen ? 'form.fewer' : 'form.more')}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 2 }}>
          {field('counterpartyName')}
          <Box sx={pairStyle}>
            {field('counterpartyCountry')}
            {field('mcc')}
          </Box>
          <Controller
            control={control}
            name="senderKyc"
            render={({ field: kyc }) => (
              <SelectField
                {...kyc}
                label={t('form.senderKyc')}
                options={kycStatuses.map((value) => ({ value, label: t(`kyc.${value}`) }))}
              />
            )}
          />
          <SourceOfFundsFields
            value={watch('sourceOfFunds')}
            onChange={(source) => { setValue('sourceOfFunds', source, { shouldDirty: true }); }}
            text={register('sourceOfFundsText')}
            error={errors.sourceOfFundsText?.message}
          />
        </Box>
      </Collapse>
    </div>
  );
}

const pairStyle = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
