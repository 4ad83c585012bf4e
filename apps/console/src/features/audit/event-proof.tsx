import { type AuditEntryDto, canonicalJson, type SealedEventDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { removeKnownHead } from '../../api/known-head.ts';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useVerifyEventsMutation, type Verification } from '../../api/proofs.api.ts';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { ProofCard } from '../../parts/proof/proof-card.tsx';
import { saveFile } from '../../ui/data/save-file.ts';

/** Lets the reader's browser check that an event stands in the sealed log, and keep the proof of it. */
export function EventProof({ entry }: { entry: AuditEntryDto }) {
  const { t } = useTranslation('proof');
  const [verify, { data, error, isLoading }] = useVerifyEventsMutation();
  const isTooEarly = isProblem(error) && error.status === 409;
  const keep = () => {
    const bundle = JSON.stringify({ keys: data?.keys, proof: data?.proofs[0] }, null, 2);
    saveFile(`proof-of-event-${entry.id}.json`, new Blob([bundle], { type: 'application/json' }));
  };
  return (
    <ProofCard
      result={data && withEntry(data, entry)}
      isPending={isLoading}
      problem={error && (isTooEarly ? t('notSealed') : reasonOf(error).message)}
      onVerify={() => void verify([entry.id])}
      onForget={() => {
        removeKnownHead();
        void verify([entry.id]);
      }}
      actions={
        data && (
          <Button size="small" variant="text" startIcon={<DownloadIcon />} onClick={keep} sx={{ justifySelf: 'start' }}>
            {t('download')}
          </Button>
        )
      }
    />
  );
}

/** Adds whether what this page shows is the event that was proven, and not another that was sealed as well. */
function withEntry(verification: Verification, entry: AuditEntryDto): Verification {
  const passed = verification.proofs.every(({ event }) => shown(entry, event.recordHash) === canonicalJson(event));
  return {
    ...verification,
    isProven: verification.isProven && passed,
    checks: [...verification.checks.filter(({ name }) => name !== 'matches_page'), { name: 'matches_page', passed }],
  };
}

/** An entry as its event was sealed; what it commits to is known once it is. */
const shown = ({ userId, ...entry }: AuditEntryDto, recordHash: string | null): string => {
  const { id, action, resource, resourceId, actorRole, apiKeyId, ipAddress, requestId } = entry;
  const { severity, details, createdAt } = entry;
  return canonicalJson({
    id, action, resource, resourceId, actorId: userId, actorRole, apiKeyId, ipAddress, requestId, severity, details,
    createdAt, recordHash,
  } satisfies SealedEventDto);
};
