import type { StrDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useSaveStrMutation } from '../../api/strs.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TransactionFieldset } from './transaction-fieldset.tsx';

const codes = ['STR', 'SAR'] as const;

/** What a report says. Saving makes its next version; one that was filed is only shown. */
export function StrEditor({ str }: { str: StrDto }) {
  const { t } = useTranslation('strs');
  const [save, { isLoading, error }] = useSaveStrMutation();
  const [draft, setDraft] = useState(str);
  const isFixed = str.state === 'filed';
  const change = (changes: Partial<StrDto>) => setDraft({ ...draft, ...changes });
  const submit = () => {
    const { id, version, reportCode, fiuReference, reason, action, indicators, transactions } = draft;
    void save({
      id, version, reportCode, fiuReference, reason, action, indicators: indicators.filter((code) => code !== ''),
      transactions: transactions.map(({ payment: _, ...transaction }) => transaction),
    });
  };
  return (
    <Box component="form" noValidate sx={formStyle} onSubmit={(event) => { event.preventDefault(); submit(); }}>
      <SectionCard title={t('suspicion')}>
        <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
          <SelectField
            label={t('field.reportCode')} value={draft.reportCode} disabled={isFixed}
            options={codes.map((value) => ({ value, label: t(`code.${value}`) }))}
            onChange={({ target }) => change({ reportCode: codes.find((code) => code === target.value) ?? 'STR' })}
          />
          <Field
            label={t('field.reason')} hint={t('reasonHint')} multiline minRows={5} disabled={isFixed}
            inputProps={{ dir: 'auto' }} value={draft.reason ?? ''}
            onChange={({ target }) => change({ reason: target.value || null })}
          />
          <Field
            label={t('field.action')} multiline minRows={2} disabled={isFixed} inputProps={{ dir: 'auto' }}
            value={draft.action ?? ''} onChange={({ target }) => change({ action: target.value || null })}
          />
          <Field
            label={t('field.indicators')} hint={t('indicatorsHint')} disabled={isFixed} inputProps={{ dir: 'ltr' }}
            value={draft.indicators.join(' ')}
            onChange={({ target }) => change({ indicators: wordsIn(target.value) })}
          />
          <Field
            label={t('field.fiuReference')} disabled={isFixed} inputProps={{ dir: 'ltr' }}
            value={draft.fiuReference ?? ''} onChange={({ target }) => change({ fiuReference: target.value || null })}
          />
        </Box>
      </SectionCard>
      {draft.transactions.map((transaction, n) => (
        <TransactionFieldset
          key={transaction.transactionId} transaction={transaction} isFixed={isFixed}
          onChange={(changed) => change({ transactions: draft.transactions.with(n, changed) })}
        />
      ))}
      <FormProblem message={reasonOf(error).message} />
      {!isFixed && (
        <Box>
          <BusyButton type="submit" variant="contained" isBusy={isLoading}>
            {t('save', { version: str.version + 1 })}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

// A blank at the end is kept while one types.
const wordsIn = (text: string): string[] => text.toUpperCase().split(/[\s,]/).filter((word, n, all) =>
  word !== '' || n === all.length - 1);

const formStyle = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
