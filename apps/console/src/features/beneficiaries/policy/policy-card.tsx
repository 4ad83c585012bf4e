import type { BeneficiaryPolicyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { rowStyle } from '../../../ui/layout/row-style.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useActivateBeneficiaryPolicyMutation, useListBeneficiaryPoliciesQuery } from './policy.api.ts';

const PolicyDialog = prefetched(lazyPopup(async () => (await import('./policy-dialog.tsx')).PolicyDialog));

/** What the bank asks of payees: the version in force, those that wait for a colleague, and those before. */
export function PolicyCard() {
  const { t } = useTranslation('beneficiaries');
  const { data: policies, error, refetch } = useListBeneficiaryPoliciesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isProposing, setProposing] = useState(false);
  return (
    <SectionCard
      title={t('policy.title')}
      actions={
        <Button variant="outlined" color="inherit" onClick={() => setProposing(true)}>{t('policy.propose')}</Button>
      }
    >
      {error && <ErrorState title={t('policy.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!policies && !error && <RowsSkeleton rows={1} height={72} />}
      {policies?.length === 0 && <EmptyState title={t('policy.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {policies?.map((policy) => <PolicyRow key={policy.id} policy={policy} />)}
      </Box>
      <PolicyDialog shown={isProposing && { onClose: () => setProposing(false) }} />
    </SectionCard>
  );
}

const tones = { draft: 'caution', active: 'positive', retired: 'neutral' } as const;

function PolicyRow({ policy }: { policy: BeneficiaryPolicyDto }) {
  const { t } = useTranslation('beneficiaries');
  const { toast } = useToast();
  const [activate, { isLoading }] = useActivateBeneficiaryPolicyMutation();
  const { id, version, state, bank, note, createdBy, createdAt, mayActivate } = policy;
  const putInForce = async () => {
    const { error } = await activate(id);
    toast(error === undefined ? { title: t('policy.activated'), description: bank.name } : {
      tone: 'negative', title: t('policy.notActivated'),
      ...(isProblem(error) && { description: refusalWords(error) }),
    });
  };
  return (
    <Box component="li" aria-label={t('policy.version', { version })} sx={rowStyle}>
      <Box sx={{ flex: '2 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{t('policy.version', { version })} · <bdi>{bank.name}</bdi></Box>
        <Box sx={{ typography: 'body2' }}>{wordsOf(policy, t).join(' · ')}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }} dir="auto">{note}</Box>
      </Box>
      <Box sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
        <bdi>{createdBy}</bdi> · <DateTime at={createdAt} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToneChip tone={tones[state]} label={t(`policy.state.${state}`)} />
        {mayActivate && (
          <BusyButton variant="contained" isBusy={isLoading} onClick={() => void putInForce()}>
            {t('policy.activate')}
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

type Translate = ReturnType<typeof useTranslation<'beneficiaries'>>['t'];

const wordsOf = (
  { needsApproval, waitingHours, onlyBeneficiaries }: BeneficiaryPolicyDto, t: Translate,
): string[] => [
  t(needsApproval ? 'policy.approval' : 'policy.noApproval'),
  waitingHours > 0 ? t('policy.waits', { count: waitingHours }) : t('policy.noWait'),
  t(onlyBeneficiaries ? 'policy.only' : 'policy.anybody'),
];
