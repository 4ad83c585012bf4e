import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlikeAddresses } from '../../../parts/payments/alike-addresses.tsx';
import { usePayeeCheck } from '../../../parts/payments/payee-check.ts';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import type { RowDoubt } from '../doubts.ts';
import type { Payment } from '../payments.ts';

/** Why the payee of a row may be somebody else than the payer means. */
export function PayeeDoubt({ doubt: { lookAlikeOf, payeeCheck }, payment }: { doubt: RowDoubt; payment: Payment }) {
  const { t } = useTranslation(['batches', 'beneficiaries']);
  const [isAsked, setAsked] = useState(false);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, color: 'text.primary' }}>
      {lookAlikeOf && (
        <>
          <span>{t(`beneficiaries:check.lookAlike.${lookAlikeOf.of}`)}</span>
          <AlikeAddresses written={payment.toAddress} known={lookAlikeOf} />
        </>
      )}
      {payeeCheck === 'no_match' && <span>{t('doubts.noMatch')}</span>}
      {payeeCheck === 'close_match' && !isAsked && (
        <>
          <span>{t('doubts.close')}</span>
          <Button size="small" onClick={() => setAsked(true)}>{t('doubts.differs')}</Button>
        </>
      )}
      {payeeCheck === 'close_match' && isAsked && (
        <Differing address={payment.toAddress} name={payment.counterpartyName ?? ''} />
      )}
    </Box>
  );
}

/** What a name that is close to the owner's has too much or too little. */
function Differing({ address, name }: { address: string; name: string }) {
  const check = usePayeeCheck(address, name);
  return <PayeeCheckNote check={check && { ...check, lookAlikeOf: null }} />;
}
