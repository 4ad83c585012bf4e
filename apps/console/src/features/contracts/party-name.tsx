import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWalletNameQuery } from '../../api/beneficiaries.api.ts';
import { addressIn } from '../../parts/payments/address.ts';
import { usePayeeCheck } from '../../parts/payments/payee-check.ts';
import { PayeeCheckNote } from '../../parts/payments/payee-check-note.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { calledBlank, mostNameLetters } from './called.ts';

interface PartyNameProps {
  form: UseFormReturn<Record<string, string>>;
  /** What the party is called in the form. */
  label: string;
  /** The address of a wallet, as it is written. */
  text: string;
}

/**
 * Who is behind the wallet of a party: told of an owner within reach; of anybody else asked for, with what a
 * beneficiary is called to begin with, and compared with the owner's name as it is when somebody is paid.
 */
export function PartyName({ form, label, text }: PartyNameProps) {
  const { t } = useTranslation(['contracts', 'beneficiaries']);
  const { currentData: known } = useWalletNameQuery(addressIn(text));
  const blank = calledBlank(text);
  const written = useWatch({ control: form.control, name: blank, defaultValue: '' });
  const kept = known?.source === 'beneficiary' ? known.name : '';
  useEffect(() => {
    if (kept !== '' && !form.getValues(blank)) form.setValue(blank, kept);
  }, [form, blank, kept]);
  const isAsked = known === null || kept !== '';
  const check = usePayeeCheck(text, isAsked ? written : '');
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
      {known?.source === 'owner' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('beneficiaries:pick.called')} <Box component="bdi" sx={{ color: 'text.primary' }}>{known.name}</Box>
        </Box>
      )}
      {isAsked && (
        <Field
          {...form.register(blank)}
          label={t('beneficiaries:pick.nameOf', { party: label })}
          autoComplete="off"
          inputProps={{ dir: 'auto', maxLength: mostNameLetters }}
        />
      )}
      <PayeeCheckNote check={check} />
    </Box>
  );
}
