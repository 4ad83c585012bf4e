import type { AuditEntryDto, TransactionLifeDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListAuditEventsInfiniteQuery } from '../../../api/audit.api.ts';
import { forgetKnownHead } from '../../../api/known-head.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useVerifyEventsMutation, type Verification } from '../../../api/proofs.api.ts';
import { ProofCard } from '../../../ui/proof/proof-card.tsx';

const filterOf = (resourceId: string) => ({ resource: 'transaction', resourceId });

/** Lets the reader's browser check that this page says what the sealed log says, and leads to the history. */
export function RecordProof({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const { t: tProof } = useTranslation('proof');
  const { data: history } = useListAuditEventsInfiniteQuery(transaction.id ? filterOf(transaction.id) : skipToken);
  const [verify, { data, error, isLoading }] = useVerifyEventsMutation();
  const events = history?.pages.flat() ?? [];
  const start = () => void verify(events.map((event: AuditEntryDto) => event.id));
  const isTooEarly = isProblem(error) && error.status === 409;
  const problem = error && (isTooEarly ? tProof('notSealed') : reasonOf(error).message);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, bgcolor: 'background.paper' }}>
      <ProofCard
        result={data && withPage(data, transaction)}
        isPending={isLoading}
        problem={data?.proofs.length === 0 ? tProof('nothing') : problem}
        onVerify={start}
        onForget={() => {
          forgetKnownHead();
          start();
        }}
        actions={
          <Button
            component={Link}
            to={`/audit?${new URLSearchParams(filterOf(transaction.id)).toString()}`}
            size="small"
            sx={{ justifySelf: 'start' }}
          >
            {t('detail.history')}
          </Button>
        }
      />
    </Box>
  );
}

/** Adds whether what this page shows is what the proven events say. */
function withPage(verification: Verification, transaction: TransactionLifeDto) {
  const told = verification.proofs.map(({ event }): Record<string, unknown> => event.details).reverse();
  if (told.length === 0) return verification;
  const { amount, from, to } = told.find((details) => 'amount' in details && 'to' in details) ?? {};
  const status = told.findLast((details) => 'status' in details)?.['status'];
  const passed =
    (amount === undefined || amount === transaction.amount) &&
    (to === undefined || to === transaction.toAddress) &&
    (from === undefined || from === null || from === transaction.fromAddress) &&
    (status === undefined || status === transaction.status);
  return {
    isProven: verification.isProven && passed,
    checks: [...verification.checks, { name: 'matches_page', passed }],
  };
}
