import type { BeneficiaryDecision, BeneficiaryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBeneficiaryQuery, useRemoveBeneficiaryMutation } from '../../api/beneficiaries.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { BeneficiaryChip } from './beneficiary-row.tsx';

const DecideDialog = prefetched(lazyPopup(async () => (await import('./decide-dialog.tsx')).DecideDialog));

interface BeneficiaryPanelProps { id: string; open: boolean; onClose: () => void }

/** One beneficiary: what keeps it from being paid, who added and decided it, and what can be done. */
export function BeneficiaryPanel({ id, open, onClose }: BeneficiaryPanelProps) {
  const { t } = useTranslation('beneficiaries');
  const { currentData: beneficiary, error } = useGetBeneficiaryQuery(id, {
    skip: id === '', refetchOnMountOrArgChange: true,
  });
  return (
    <SidePanel open={open} onClose={onClose} title={beneficiary?.name ?? t('title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} />}
        {!beneficiary && !error && <RowsSkeleton rows={6} height={40} />}
        {beneficiary && <Standing beneficiary={beneficiary} />}
        {beneficiary && <FactsList facts={factsOf(beneficiary, t)} />}
        {beneficiary && <Actions beneficiary={beneficiary} />}
      </Box>
    </SidePanel>
  );
}

function Standing({ beneficiary: { status, heldBy, usableAt } }: { beneficiary: BeneficiaryDto }) {
  const { t } = useTranslation('beneficiaries');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <BeneficiaryChip status={status} />
      <Typography variant="body2">
        {heldBy === null ? t(`means.${status}`) : t(`heldBy.${heldBy}`)}{' '}
        {status === 'waiting' && usableAt !== null && <DateTime at={usableAt} />}
      </Typography>
    </Box>
  );
}

type Translate = ReturnType<typeof useTranslation<'beneficiaries'>>['t'];

const factsOf = (beneficiary: BeneficiaryDto, t: Translate): Fact[] => {
  const { address, network, payeeBank, note, payeeCheck, bank, customer, addedBy, addedAt } = beneficiary;
  const { decidedBy, decidedAt, decisionReason } = beneficiary;
  const some = (label: string, text: string | null): Fact[] =>
    (text === null ? [] : [{ label, value: <bdi>{text}</bdi> }]);
  return [
    { label: t('fields.address'), value: <AddressText address={address} /> },
    { label: t('fields.network'), value: t(`network.${network}`) },
    { label: t('fields.payeeCheck'), value: t(`payeeCheck.${payeeCheck}`) },
    ...some(t('fields.payeeBank'), payeeBank), ...some(t('fields.note'), note),
    { label: t('fields.owner'), value: <bdi>{customer?.name ?? bank.name}</bdi> },
    { label: t('fields.added'), value: <><bdi>{addedBy}</bdi> · <DateTime at={addedAt} /></> },
    ...(decidedBy === null || decidedAt === null ? [] : [
      { label: t('fields.decided'), value: <><bdi>{decidedBy}</bdi> · <DateTime at={decidedAt} /></> },
    ]),
    ...some(t('fields.reason'), decisionReason),
  ];
};

function Actions({ beneficiary }: { beneficiary: BeneficiaryDto }) {
  const { t } = useTranslation('beneficiaries');
  const { toast } = useToast();
  const [decision, setDecision] = useState<BeneficiaryDecision | null>(null);
  const [remove, { isLoading }] = useRemoveBeneficiaryMutation();
  const { id, name, status, mayDecide } = beneficiary;
  if (status === 'removed') return null;
  const takeOut = async () => {
    const { error } = await remove(id);
    toast(error === undefined ? { title: t('remove.done'), description: name }
      : { tone: 'negative', title: t('remove.failed'), description: name });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {status === 'active' && (
        <Button variant="contained" component={Link} to={`/composer?payee=${id}`}>{t('pay')}</Button>
      )}
      {mayDecide && (
        <>
          <Button variant="contained" onClick={() => setDecision('approve')}>{t('decide.approve')}</Button>
          <Button variant="outlined" color="error" onClick={() => setDecision('refuse')}>{t('decide.refuse')}</Button>
        </>
      )}
      <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void takeOut()}>
        {t('remove.action')}
      </BusyButton>
      <DecideDialog shown={decision !== null && { beneficiary, decision, onClose: () => setDecision(null) }} />
    </Box>
  );
}
