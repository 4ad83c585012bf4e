import type { AuditEntryDto, TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeKnownHead } from '../../../api/known-head.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useReach } from '../../../api/use-reach.ts';
import { useVerifyEventsMutation, type Verification } from '../../../api/proofs.api.ts';
import { ProofCard } from '../../../parts/proof/proof-card.tsx';

interface RecordProofProps {
  transaction: TransactionLifeDto;
  /** Reads again what the log tells of the transaction. */
  readTrail: () => Promise<readonly AuditEntryDto[]>;
}

/** Lets the reader's browser check that this page says what the sealed log says. */
export function RecordProof({ transaction, readTrail }: RecordProofProps) {
  const { t: tProof } = useTranslation('proof');
  const reach = useReach();
  const [verify, { data, error, isLoading }] = useVerifyEventsMutation();
  const [isReading, setIsReading] = useState(false);
  const start = async () => {
    setIsReading(true);
    const entries = await readTrail();
    setIsReading(false);
    await verify(entries.map(({ id }) => id));
  };
  const isTooEarly = isProblem(error) && error.status === 409;
  const problem = error && (isTooEarly ? tProof('notSealed') : reasonOf(error).message);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, bgcolor: 'background.paper' }}>
      <ProofCard
        result={data && withPage(data, transaction)}
        isPending={isReading || isLoading}
        problem={data?.proofs.length === 0 ? tProof('nothing', reach) : problem}
        onVerify={() => void start()}
        onForget={() => {
          removeKnownHead();
          void start();
        }}
      />
    </Box>
  );
}

/** Adds whether what this page shows is what the proven events say. */
function withPage(verification: Verification, transaction: TransactionLifeDto) {
  const details = verification.proofs.map(({ event }): Record<string, unknown> => event.details).reverse();
  if (details.length === 0) return verification;
  const { amount, from, to } = details.find((one) => 'amount' in one && 'to' in one) ?? {};
  const status = details.findLast((one) => 'status' in one)?.['status'];
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
