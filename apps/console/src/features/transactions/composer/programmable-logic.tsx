import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../ui/format/format.ts';
import { TermsFields } from '../../../parts/terms/terms-fields.tsx';
import { debitOf, type Judgement, receivedOf, zakatOf } from './judgement.ts';
import type { SendForm } from './send.form.ts';
import { currencyOf } from './transfer.ts';

interface ProgrammableLogicProps {
  form: UseFormReturn<SendForm>;
  /** What the server reckons for the draft as it stands. */
  judgement: Judgement | null;
}

/** What the payment does beside moving money; what its type already says is checked and stays so. */
export function ProgrammableLogic({ form, judgement }: ProgrammableLogicProps) {
  const { t, i18n } = useTranslation('transactions');
  const [type, network, from] = useWatch({ control: form.control, name: ['type', 'network', 'fromAddress'] });
  const postings = judgement?.postings ?? [];
  const zakat = zakatOf(postings);
  const money = (amount: string) => `${formatAmount(amount, i18n.language)} ${currencyOf(network)}`;
  const shares = zakat === null ? undefined : t('logic.shares', {
    received: money(receivedOf(postings)), zakat: money(zakat), total: money(debitOf(postings, from)),
  });
  return (
    <TermsFields
      shares={shares}
      implied={{
        zakatSplit: type === 'zakat_split' ? t('logic.zakatSplitImplied') : undefined,
        escrow: type === 'escrow' ? t('logic.escrowImplied') : undefined,
      }}
    />
  );
}
