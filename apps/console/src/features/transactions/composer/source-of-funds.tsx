import type { FindingDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SourceOfFundsFields } from '../../../parts/funds/source-of-funds-fields.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import type { SendForm } from './send.form.ts';

// The rule that asks where a large amount comes from.
const askingRule = 'KYC-003';

interface SourceOfFundsProps {
  form: UseFormReturn<SendForm>;
  findings: readonly FindingDto[];
}

/** Where the money comes from: it stands open when the rules ask for it, and can be given unasked. */
export function SourceOfFunds({ form, findings }: SourceOfFundsProps) {
  const { t } = useTranslation('transactions');
  const [isOpen, setIsOpen] = useState(false);
  const given = useWatch({ control: form.control, name: 'sourceOfFunds' });
  const isAsked = findings.some(({ ruleId }) => ruleId === askingRule);
  if (!isOpen && !isAsked && given === '') {
    return (
      <Button
        size="small"
        startIcon={<PlusIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start', marginBlockStart: -1 }}
      >
        {t('composer.addSourceOfFunds')}
      </Button>
    );
  }
  return (
    <SourceOfFundsFields
      value={given}
      onChange={(source) => { form.setValue('sourceOfFunds', source, { shouldDirty: true }); }}
      text={form.register('sourceOfFundsText')}
      error={form.formState.errors.sourceOfFundsText?.message}
      isAsked={isAsked}
    />
  );
}
