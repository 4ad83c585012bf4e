import type { WalletDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetBalanceAtQuery } from '../../api/wallets.api.ts';
import { Money } from '../../parts/money/money.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import type { Days } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/format.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { startIn } from './statement-days.ts';

interface StatementPreviewProps {
  wallet: WalletDto;
  days: Days;
  timeZone: string;
}

/** What a statement begins and ends with, and how much moved in between. */
export function StatementPreview({ wallet, days, timeZone }: StatementPreviewProps) {
  const { t, i18n } = useTranslation('wallets');
  const now = useNow();
  // The moment at which it was opened, so that time going on does not ask again and again.
  const [opened] = useState(now);
  const { id, currency } = wallet;
  const from = startIn(days.from, timeZone);
  const to = startIn(days.to, timeZone, 1);
  const isProvisional = to.getTime() > opened;
  const opening = useGetBalanceAtQuery({ id, at: from.toISOString() });
  const closing = useGetBalanceAtQuery({ id, ...(!isProvisional && { at: to.toISOString() }) });
  const failure = opening.error ?? closing.error;
  if (failure) return <FormProblem message={reasonOf(failure).message} />;
  const moved = opening.currentData && closing.currentData
    ? Number(closing.currentData.entries) - Number(opening.currentData.entries) : undefined;
  const money = (balance: string | undefined) =>
    (balance === undefined ? '…' : <Money amount={balance} currency={currency} />);
  return (
    <FactsList
      facts={[
        { label: t('statement.opening'), value: money(opening.currentData?.balance) },
        {
          label: t('statement.movements'), value: moved === undefined ? '…' : formatCount(moved, i18n.language),
        },
        {
          label: t(isProvisional ? 'statement.closingSoFar' : 'statement.closing'),
          value: money(closing.currentData?.balance),
        },
      ]}
    />
  );
}
