import type { ContractType } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { WalletChoices } from '../wallet-choices.tsx';
import { contractTypes, type SectionName, type TermField, sectionNames, sectionsOf } from './fields.ts';
import { PartnerFields } from './partner-fields.tsx';
import { TermInput } from './term-input.tsx';
import type { ContractTermsForm } from './use-terms-form.ts';

const currencies = ['AED', 'QAR'] as const;

// What is written there needs the whole line: words, or the address of a wallet.
const isLong = ({ kind }: TermField): boolean => kind === 'text' || kind === 'party';

interface ContractFieldsProps {
  type: ContractType;
  writing: ContractTermsForm;
  /** Absent where the type stands. */
  onType?: (type: ContractType) => void;
  /** What the button says that saves. */
  submit: string;
  isSaving: boolean;
  /** What is asked beside the terms. */
  children?: ReactNode;
}

/** The form of a contract of one type, in its parts. */
export function ContractFields({ type, writing, onType, submit, isSaving, children }: ContractFieldsProps) {
  const { t } = useTranslation('contracts');
  const { currency } = writing;
  return (
    <Box component="form" noValidate onSubmit={writing.submit} sx={formStyle}>
      <FormProblem message={writing.failure} />
      {onType && (
        <SelectField
          label={t('create.type')}
          options={contractTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={type}
          onChange={({ target }) => onType(target.value as ContractType)}
        />
      )}
      {sectionNames.map((name) => (
        <Section key={name} name={name} type={type} writing={writing} />
      ))}
      <WalletChoices currency={currency} />
      {children}
      <BusyButton type="submit" variant="contained" isBusy={isSaving}>
        {submit}
      </BusyButton>
    </Box>
  );
}

interface SectionProps {
  name: SectionName;
  type: ContractType;
  writing: ContractTermsForm;
}

/** One part of the form: who, over what, for how much, when, and what else is agreed. */
function Section({ name, type, writing: { form, currency } }: SectionProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box component="fieldset" sx={sectionStyle}>
      <Box component="legend" sx={legendStyle}>{t(`create.section.${name}`)}</Box>
      <Box sx={pairsStyle}>
        {name === 'money' && (
          <SelectField
            label={t('create.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={({ target }) => form.setValue('currency', target.value)}
          />
        )}
        {(sectionsOf[type][name] ?? []).map((field) => (
          <Box key={field.name} sx={{ gridColumn: isLong(field) ? '1 / -1' : undefined }}>
            <TermInput form={form} field={field} label={t(`term.${field.name}`)} currency={currency} />
          </Box>
        ))}
      </Box>
      {name === 'parties' && type === 'musharaka' && <PartnerFields form={form} currency={currency} />}
      {name === 'options' && (
        <Field
          {...form.register('clauses')}
          label={t('term.clauses')}
          hint={t('create.clausesHint')}
          error={form.formState.errors['clauses']?.message}
          multiline
          minRows={2}
          inputProps={{ dir: 'auto' }}
        />
      )}
    </Box>
  );
}

const formStyle = { display: 'grid', gap: 3, padding: 2.5 } as const;
const sectionStyle = {
  display: 'grid', gap: 2.5, margin: 0, padding: 0, paddingBlockStart: 1, border: 0, borderBlockStart: '1px solid',
  borderColor: 'divider', minInlineSize: 0,
} as const;
const legendStyle = { typography: 'subtitle2', fontWeight: 650, padding: 0, paddingInlineEnd: 1.5 } as const;
const pairsStyle = {
  display: 'grid', gap: 2.5, alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
