import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fromMinor, toMinor } from '../../../parts/money/amount.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';

/** What is still in escrow for the payee, as a decimal string. */
export const leftInEscrow = ({ amount, released }: Pick<TransactionLifeDto, 'amount' | 'released'>) =>
  fromMinor(toMinor(amount) - toMinor(released));

/** How many officers have approved a transaction. */
export const approvalsOf = ({ approvals }: Pick<TransactionLifeDto, 'approvals'>) =>
  approvals.filter(({ decision }) => decision === 'approve').length;

/** The conditions a transaction carries and how far each is met; nothing for one that has none. */
export function TransactionTerms({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const facts = useFacts(transaction);
  if (facts.length === 0) return null;
  return (
    <SectionCard title={t('terms.title')}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
        <FactsList facts={facts} />
      </Box>
    </SectionCard>
  );
}

function useFacts(transaction: TransactionLifeDto): Fact[] {
  const { t } = useTranslation('transactions');
  const { terms, currency, amount, released, held, approvals, status, subStatus } = transaction;
  const { zakatMode, zakat, quorum, escrow, expiresAt } = terms;
  const isPending = status === 'pending';
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const names = (decision: string) => approvals.filter((one) => one.decision === decision).map((one) => one.approver);
  const given = approvalsOf(transaction);
  const releasedPart = Number(toMinor(released)) / Number(toMinor(amount));
  const people = (label: string, given: string[]): Fact[] =>
    given.length > 0 ? [{ label, value: <bdi>{given.join(', ')}</bdi> }] : [];
  return [
    ...(zakatMode ? [{ label: t('terms.zakat'), value: <>{money(zakat)}, {t(`terms.mode.${zakatMode}`)}</> }] : []),
    ...(quorum === null
      ? []
      : [
          {
            label: t('terms.approvals'),
            value: (
              <Progress label={t('terms.approvals')} part={given / quorum}>
                {t('terms.given', { given, quorum })}
              </Progress>
            ),
          },
          ...people(t('terms.approvedBy'), names('approve')),
          ...people(t('terms.rejectedBy'), names('reject')),
        ]),
    ...(escrow
      ? [
          {
            label: t('terms.released'),
            value: (
              <Progress label={t('terms.released')} part={releasedPart}>
                {money(released)}
              </Progress>
            ),
          },
        ]
      : []),
    ...(subStatus === 'in_escrow' ? [{ label: t('terms.left'), value: money(leftInEscrow(transaction)) }] : []),
    ...(isPending ? [{ label: t('terms.held'), value: money(held) }] : []),
    ...(isPending && expiresAt ? [{ label: t('terms.expires'), value: <DateTime at={expiresAt} /> }] : []),
  ];
}

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  part: number;
  /** The same in words or figures. */
  children: ReactNode;
}

function Progress({ label, part, children }: ProgressProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <LinearProgress variant="determinate" aria-label={label} value={100 * part} sx={barStyle} />
      <span>{children}</span>
    </Box>
  );
}

const barStyle = { inlineSize: 88, blockSize: 6, borderRadius: 3 } as const;
