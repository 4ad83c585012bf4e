import type { StrTransactionDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Money } from '../../parts/money/money.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { fieldsStyle, PartyFieldset } from './party-fieldset.tsx';

const fields = [
  'location', 'transmodeCode', 'transmodeComment', 'fromFundsCode', 'fromCountry', 'toFundsCode', 'toCountry',
] as const;

interface TransactionFieldsetProps {
  transaction: StrTransactionDetailDto;
  isFixed: boolean;
  onChange: (transaction: StrTransactionDetailDto) => void;
}

/** One payment of a report: what the ledger says of it, and what the officer does. */
export function TransactionFieldset({ transaction, isFixed, onChange }: TransactionFieldsetProps) {
  const { t } = useTranslation('strs');
  const { payment, from, to } = transaction;
  const side = (isClient: boolean) => t(isClient ? 'ourCustomer' : 'notOurCustomer');
  return (
    <SectionCard
      title={t('payment')}
      subtitle={<><Money amount={payment.amount} currency={payment.currency} /> · <DateTime at={payment.occurredAt} />
        {' · '}<bdi dir="ltr">{payment.transactionId}</bdi></>}
    >
      <Box sx={{ padding: 2.5, display: 'grid', gap: 3 }}>
        <Field
          label={t('field.description')} multiline minRows={2} disabled={isFixed} inputProps={{ dir: 'auto' }}
          value={transaction.description ?? ''}
          onChange={({ target }) => onChange({ ...transaction, description: target.value || null })}
        />
        <Box sx={fieldsStyle}>
          {fields.map((field) => (
            <Field
              key={field} label={t(`field.${field}`)} value={transaction[field] ?? ''} disabled={isFixed}
              inputProps={{ dir: 'auto' }}
              onChange={({ target }) => onChange({ ...transaction, [field]: target.value || null })}
            />
          ))}
        </Box>
        <PartyFieldset
          title={t('from', { side: side(payment.isFromClient) })} party={from} isFixed={isFixed}
          onChange={(party) => onChange({ ...transaction, from: party })}
        />
        <PartyFieldset
          title={t('to', { side: side(payment.isToClient) })} party={to} isFixed={isFixed}
          onChange={(party) => onChange({ ...transaction, to: party })}
        />
      </Box>
    </SectionCard>
  );
}
