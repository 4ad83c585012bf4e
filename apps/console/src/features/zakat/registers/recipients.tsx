import type { ZakatRecipientDto, ZakatRecipientState } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { selectUser } from '../../../api/session.slice.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../../parts/forms/decision-dialog.tsx';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { rowStyle } from '../../../ui/layout/row-style.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import {
  useDecideZakatRecipientMutation, useListZakatRecipientsInfiniteQuery, useRemoveZakatRecipientMutation,
} from '../zakat.api.ts';

const AddDialog = prefetched(lazyPopup(async () => (await import('./add-recipient-dialog.tsx')).AddRecipientDialog));

const tones = { proposed: 'caution', approved: 'positive', removed: 'neutral' } as const;
const rules = decisionRules(() => i18n.t('zakat:errors.reason'));

/** Those whom zakat may be paid to, and those who wait for a second person. */
export function Recipients() {
  const { t } = useTranslation('zakat');
  const mayPropose = useSelector(selectUser)?.role === 'admin';
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SectionCard
        title={t('recipients.title')} subtitle={t('recipients.subtitle')}
        {...(mayPropose && {
          actions: <Button variant="contained" onClick={() => setAdding(true)}>{t('recipients.add')}</Button>,
        })}
      >
        <List state="proposed" />
        <List state="approved" />
      </SectionCard>
      <AddDialog shown={isAdding && { onClose: () => setAdding(false) }} />
    </>
  );
}

function List({ state }: { state: ZakatRecipientState }) {
  const { t } = useTranslation('zakat');
  const list = useListZakatRecipientsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  const recipients = list.currentData?.pages.flat();
  const [decided, setDecided] = useState<{ recipient: ZakatRecipientDto; isApproved: boolean } | null>(null);
  return (
    <>
      {list.error && (
        <ErrorState title={t('recipients.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!recipients && !list.error && <RowsSkeleton rows={1} height={72} />}
      {recipients?.length === 0 && state === 'approved' && <EmptyState title={t('recipients.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {recipients?.map((recipient) => (
          <Row
            key={recipient.id} recipient={recipient} onDecide={(isApproved) => setDecided({ recipient, isApproved })}
          />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
      {decided && <Decide {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}

function Row({ recipient, onDecide }: { recipient: ZakatRecipientDto; onDecide: (isApproved: boolean) => void }) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const mayRemove = useSelector(selectUser)?.role === 'admin';
  const [remove, { isLoading }] = useRemoveZakatRecipientMutation();
  const { id, name, class: of, address, state, basis, mayDecide } = recipient;
  const takeOut = async () => {
    const { error } = await remove(id);
    toast(error === undefined ? { title: t('recipients.removed'), description: name } : {
      tone: 'negative', title: t('recipients.notRemoved'),
        ...(isProblem(error) && { description: refusalWords(error) }),
    });
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{name}</bdi> · {t(`classes.${of}`)}</Box>
        <Box sx={quiet}><AddressText address={address} /></Box>
        <Box sx={quiet}><bdi>{basis}</bdi></Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToneChip tone={tones[state]} label={t(`recipients.state.${state}`)} />
        {mayDecide && (
          <>
            <Button variant="contained" onClick={() => onDecide(true)}>{t('approve')}</Button>
            <Button variant="outlined" color="inherit" onClick={() => onDecide(false)}>{t('refuse')}</Button>
          </>
        )}
        {state === 'approved' && mayRemove && (
          <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void takeOut()}>
            {t('recipients.remove')}
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

interface DecideProps { recipient: ZakatRecipientDto; isApproved: boolean; onClose: () => void }

function Decide({ recipient: { id, name }, isApproved, onClose }: DecideProps) {
  const { t } = useTranslation('zakat');
  const [decide] = useDecideZakatRecipientMutation();
  const decision = isApproved ? 'approve' : 'refuse';
  return (
    <DecisionDialog
      isApproved={isApproved} name={name} rules={rules} onClose={onClose}
      words={{
        title: t(isApproved ? 'recipients.approveTitle' : 'recipients.refuseTitle'),
        text: t(isApproved ? 'recipients.approveText' : 'recipients.refuseText'), reason: t('reason'),
        cancel: t('cancel'), submit: t(decision), pending: t('pending'), done: t('decided'),
      }}
      send={(reason) => decide({ id, decision, reason })}
      call={(reason) => (sdk) => sdk.zakat.decideZakatRecipient({ id, requestBody: { decision, reason } })}
    />
  );
}

const quiet = { typography: 'body2', color: 'text.secondary' } as const;
