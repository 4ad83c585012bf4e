import { useTranslation } from 'react-i18next';
import { countryNamed } from '../format/country-name.ts';
import { Field, type FieldProps } from './field.tsx';

interface CountryFieldProps extends FieldProps {
  /** What is written so far; the name of the country that it stands for is said below. */
  code: string;
}

/** A country by its code of two letters, as ISO 3166 has it. */
export function CountryField({ code, hint, inputProps, ...field }: CountryFieldProps) {
  const { t, i18n } = useTranslation('ui');
  return (
    <Field
      {...field} autoComplete="off" hint={countryNamed(code, i18n.language) ?? hint ?? t('countryHint')}
      inputProps={{ dir: 'ltr', maxLength: 2, spellCheck: false, style: { textTransform: 'uppercase' }, ...inputProps }}
    />
  );
}
