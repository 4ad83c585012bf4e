import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { sayOfForm } from '../../../parts/forms/form-problems.ts';
import { partyRulesOf } from '../../../parts/parties/payment-details.ts';
import { useRulesOfParts } from '../../../ui/inputs/use-rules-of-parts.ts';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { CompliancePreview } from './compliance-preview.tsx';
import { ComposerForm } from './composer-form.tsx';
import { DraftsCard } from './drafts/drafts-card.tsx';
import { LeaveQuestion } from './drafts/leave-question.tsx';
import { RestoredNote } from './drafts/restored-note.tsx';
import { useAutosave } from './drafts/use-autosave.ts';
import { useDrafting } from './drafts/use-drafting.ts';
import { useNamedDraft } from './drafts/use-named-draft.ts';
import { Reassurance } from './reassurance.tsx';
import { SendForm } from './send.form.ts';
import { startSendForm, transferOf } from './transfer.ts';
import { usePayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { useNamedPayee } from './use-named-payee.ts';
import { useRehearsal } from './use-rehearsal.ts';
import { useSending } from './use-sending.ts';

const ReviewDialog = prefetched(lazyPopup(async () => (await import('./review-dialog.tsx')).SendReviewDialog));
const DraftDialogs = prefetched(lazyPopup(async () => (await import('./drafts/draft-dialogs.tsx')).DraftDialogs));

/** The form and, beside it, what the rules say about it, before and after it is sent. */
export function Composer({ wallets }: { wallets: readonly WalletDto[] }) {
  const { t } = useTranslation('beneficiaries');
  // Only a plain object is copied by the form; an instance would change along with what is written.
  const defaultValues = { ...startSendForm(wallets) };
  const form = useForm<SendForm>({ resolver: useRulesOfParts(SendForm, partyRulesOf), defaultValues });
  const formText = useWatch({ control: form.control, compute: (values: SendForm) => JSON.stringify(values) });
  const transfer = transferOf(JSON.parse(formText) as SendForm);
  const rehearsal = useRehearsal(transfer && JSON.stringify(transfer));
  const sending = useSending(form);
  const [toAddress, payeeName] = useWatch({ control: form.control, name: ['toAddress', 'counterpartyName'] });
  const payee = usePayeeConfirmation(toAddress, payeeName);
  const review = (event: SubmitEvent) => {
    if (!payee.isOpen) return void sending.startReview(event);
    event.preventDefault();
    sayOfForm(form, t('check.unacknowledged'));
  };

  const { answer } = rehearsal;
  const sent = sending.sent?.formText === formText ? sending.sent : null;
  const isUnsaved = !sent && formText !== JSON.stringify(form.formState.defaultValues);
  const drafting = useDrafting(form, wallets, isUnsaved);
  useNamedDraft(drafting.open);
  useNamedPayee(form, wallets);
  const autosave = useAutosave(form, wallets, isUnsaved);
  const discard = () => {
    form.reset();
    autosave.hide();
  };
  return (
    <Box sx={twoColumns}>
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        {autosave.isRestored && <RestoredNote onDiscard={discard} />}
        <ComposerForm
          form={form}
          wallets={wallets}
          payee={payee}
          judgement={answer && 'judgement' in answer ? answer.judgement : null}
          isChecking={rehearsal.isChecking}
          isBusy={sending.isBusy}
          onSubmit={review}
          onSaveDraft={drafting.startSaving}
        />
      </Box>
      <Box sx={sideStyle}>
        <CompliancePreview rehearsal={rehearsal} transfer={transfer} sent={sent} />
        <DraftsCard openId={drafting.draft?.id ?? null} onOpen={drafting.open} onDeleted={drafting.deleted} />
        <Reassurance />
      </Box>
      <LeaveQuestion isUnsaved={isUnsaved} onLeave={autosave.discard} />
      <DraftDialogs shown={drafting.isAsking && { drafting, form, onClose: drafting.continueEditing }} />
      <ReviewDialog
        shown={sending.review && {
          review: sending.review,
          payee,
          isSending: sending.isSending,
          onConfirm: () => void sending.confirm(),
          onClose: sending.leave,
        }}
      />
    </Box>
  );
}

const sideStyle = { display: 'grid', gap: 3, position: { lg: 'sticky' }, insetBlockStart: { lg: 96 } } as const;
