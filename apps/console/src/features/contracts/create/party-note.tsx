import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWalletNameQuery } from '../../../api/beneficiaries.api.ts';
import { addressIn } from '../../../parts/payments/address.ts';
import { usePayeeCheck } from '../../../parts/payments/payee-check.ts';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import { Field } from '../../../ui/inputs/field.tsx';

interface PartyNoteProps {
  /** What the party is called in the form. */
  label: string;
  /** The address of a wallet, as it is written. */
  text: string;
}

/** Whose wallet a party is: by the name that the reader knows it by, or compared with one that they write. */
export function PartyNote({ label, text }: PartyNoteProps) {
  const { t } = useTranslation(['contracts', 'beneficiaries']);
  const [written, setWritten] = useState('');
  const { currentData: known } = useWalletNameQuery(addressIn(text));
  // An owner within reach needs no comparing; what a beneficiary is called is compared as it is when one is paid.
  const name = known === null ? written : known?.source === 'beneficiary' ? known.name : '';
  const check = usePayeeCheck(text, name);
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
      {known && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('beneficiaries:pick.called')} <Box component="bdi" sx={{ color: 'text.primary' }}>{known.name}</Box>
        </Box>
      )}
      {known === null && (
        <Field
          label={t('beneficiaries:pick.nameOf', { party: label })} value={written} autoComplete="off"
          inputProps={{ dir: 'auto' }} onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <PayeeCheckNote check={check} />
    </Box>
  );
}
