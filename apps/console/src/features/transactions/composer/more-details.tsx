import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListPurposesQuery } from '../../../api/compliance.api.ts';
import { Field } from '../../../ui/field.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SendForm } from './send.form.ts';

const fields = ['counterpartyName', 'purposeCode', 'reference'] as const;

/** Who is meant to be paid, what for by the central bank's code, and under which reference; it opens on request. */
export function MoreDetails({ form }: { form: UseFormReturn<SendForm> }) {
  const { t } = useTranslation('transactions');
  const [isOpen, setIsOpen] = useState(false);
  const given = useWatch({ control: form.control, name: fields });
  if (!isOpen && given.every((text) => !text)) {
    return (
      <Button
        size="small"
        startIcon={<PlusIcon />}
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start', marginBlockStart: -1 }}
      >
        {t('details.open')}
      </Button>
    );
  }
  return <Details form={form} />;
}

function Details({ form }: { form: UseFormReturn<SendForm> }) {
  const { t } = useTranslation('transactions');
  const { control, register, formState: { errors } } = form;
  return (
    <Box component="fieldset" sx={groupStyle}>
      <Box component="legend" sx={{ typography: 'subtitle2', padding: 0, marginBlockEnd: 1.5 }}>
        {t('details.title')}
      </Box>
      <Field
        label={t('details.counterpartyName')}
        hint={t('details.counterpartyNameHint')}
        error={errors.counterpartyName?.message}
        inputProps={{ dir: 'auto' }}
        {...register('counterpartyName')}
      />
      <PurposeField control={control} error={errors.purposeCode?.message} />
      <Field
        label={t('details.reference')}
        hint={t('details.referenceHint')}
        error={errors.reference?.message}
        inputProps={{ dir: 'auto' }}
        {...register('reference')}
      />
    </Box>
  );
}

interface PurposeFieldProps {
  control: UseFormReturn<SendForm>['control'];
  error: string | undefined;
}

/** The purposes that the network of the payment takes. */
function PurposeField({ control, error }: PurposeFieldProps) {
  const { t, i18n } = useTranslation('transactions');
  const network = useWatch({ control, name: 'network' });
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  const options = purposes.filter((purpose) => purpose.network === network)
    .map(({ code, label }) => ({ value: code, label: `${code} · ${label[language]}` }));
  return (
    <Controller
      control={control}
      name="purposeCode"
      render={({ field }) => (
        <SelectField
          {...field}
          label={t('details.purposeCode')}
          hint={t('details.purposeHint')}
          error={error}
          displayEmpty
          options={[{ value: '', label: t('details.noPurpose') }, ...options]}
        />
      )}
    />
  );
}

const groupStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, border: 0, margin: 0, padding: 0, minInlineSize: 0,
} as const;
