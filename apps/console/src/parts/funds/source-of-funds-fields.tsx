import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { type FundsForm, sourcesOfFunds } from './source-of-funds.ts';

interface SourceOfFundsFieldsProps {
  value: FundsForm['sourceOfFunds'];
  onChange: (source: FundsForm['sourceOfFunds']) => void;
  /** What the text is registered by. */
  text: UseFormRegisterReturn;
  error?: string | undefined;
  isAsked?: boolean;
}

/** Where the money of a payment comes from: one of a list, and in words what the list does not say. */
export function SourceOfFundsFields({ value, onChange, text, error, isAsked = false }: SourceOfFundsFieldsProps) {
  const { t } = useTranslation('funds');
  const options = [
    { value: '', label: t('notSaid') },
    ...sourcesOfFunds.map((source) => ({ value: source, label: t(`source.${source}`) })),
  ];
  return (
    <>
      <SelectField
        name="sourceOfFunds"
        label={t('label')}
        hint={t(isAsked ? 'asked' : 'hint')}
        options={options}
        displayEmpty
        value={value}
        onChange={(event) => { onChange(event.target.value as FundsForm['sourceOfFunds']); }}
      />
      {value !== '' && (
        <Field
          label={t('text')}
          hint={t(value === 'other' ? 'textNeeded' : 'textHint')}
          error={error}
          inputProps={{ dir: 'auto' }}
          {...text}
        />
      )}
    </>
  );
}
