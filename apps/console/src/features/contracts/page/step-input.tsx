import type { ContractPartyDto, StepField } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressIn, isAddress } from '../../../parts/payments/address.ts';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { PartyName } from '../party-name.tsx';
import { WalletChoices, walletListId } from '../wallet-choices.tsx';
import { hashOf, partyBlank, type StepForm } from './step-values.ts';

interface StepInputProps {
  form: UseFormReturn<StepForm>;
  field: StepField;
  isNeeded: boolean;
  parties: readonly ContractPartyDto[];
  currency: string;
}

const multiline: readonly StepField[] = ['note', 'dueOn'];

/** One piece of what a step is given. */
export function StepInput({ form, field, isNeeded, parties, currency }: StepInputProps) {
  const { t } = useTranslation('contracts');
  const name = t(`stepField.${field}`);
  const label = isNeeded ? name : t('step.optional', { name });
  const error = form.formState.errors[field]?.message;
  if (field === 'documentHash') return <DocumentInput form={form} label={label} error={error} />;
  if (field === 'parties') return <PartyInputs form={form} parties={parties} currency={currency} />;
  // They are asked for beside the parties.
  if (field === 'partyNames') return null;
  if (field === 'possession') {
    return (
      <Controller
        control={form.control}
        name={field}
        render={({ field: blank }) => (
          <SelectField
            {...blank}
            label={label}
            options={(['actual', 'constructive'] as const).map((value) => ({ value, label: t(`possession.${value}`) }))}
            error={error}
          />
        )}
      />
    );
  }
  if (field === 'on') return <DayField {...form.register(field)} label={label} error={error} hint={t('step.onHint')} />;
  return (
    <Field
      {...form.register(field)}
      label={label}
      error={error}
      hint={field === 'dueOn' ? t('step.dueOnHint') : undefined}
      multiline={multiline.includes(field)}
      {...(multiline.includes(field) && { minRows: 2 })}
      autoComplete="off"
      inputProps={{ dir: field === 'note' ? 'auto' : 'ltr' }}
    />
  );
}

interface DocumentInputProps {
  form: UseFormReturn<StepForm>;
  label: string;
  error: string | undefined;
}

/** A document as evidence: it stays in the browser, and only its SHA-256 goes to the server. */
function DocumentInput({ form, label, error }: DocumentInputProps) {
  const { t } = useTranslation('contracts');
  const [fileName, setFileName] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    form.setValue('documentHash', await hashOf(file), { shouldValidate: true });
    setFileName(file.name);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Field
        {...form.register('documentHash')}
        label={label}
        error={error}
        hint={fileName === '' ? t('step.documentHint') : t('step.documentOf', { file: fileName })}
        autoComplete="off"
        inputProps={{ dir: 'ltr' }}
      />
      <Button component="label" variant="outlined" color="inherit" size="small" sx={{ justifySelf: 'start' }}>
        {t('step.chooseFile')}
        <input type="file" hidden onChange={(event) => void choose(event)} />
      </Button>
    </Box>
  );
}

/** Who takes part, each by a wallet or a name; of a wallet also what its owner is called. */
function PartyInputs({ form, parties, currency }: Pick<StepInputProps, 'form' | 'parties' | 'currency'>) {
  const { t } = useTranslation('contracts');
  return (
    <>
      {parties.map((party) => (
        <PartyInput
          key={partyBlank(party)}
          form={form}
          name={partyBlank(party)}
          label={party.role === 'partner' ? `${t('role.partner')} ${party.position + 1}` : t(`role.${party.role}`)}
        />
      ))}
      <WalletChoices currency={currency} />
    </>
  );
}

function PartyInput({ form, name, label }: Pick<StepInputProps, 'form'> & { name: string; label: string }) {
  const { t } = useTranslation('contracts');
  const text = useWatch({ control: form.control, name });
  return (
    <div>
      <Field
        {...form.register(name)}
        label={label}
        hint={t('create.partyHint')}
        error={form.formState.errors[name]?.message}
        autoComplete="off"
        inputProps={{ dir: 'auto', list: walletListId }}
      />
      {isAddress(text) && <PartyName key={addressIn(text)} form={form} label={label} text={text} />}
    </div>
  );
}
