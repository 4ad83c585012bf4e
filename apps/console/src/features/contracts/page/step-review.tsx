import type { ContractAction, ContractDetailDto, TakeContractStepDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { usePreviewContractStepQuery, useTakeContractStepMutation } from '../contracts.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useActionWords } from './contract-words.ts';
import { PreviewFacts } from './preview-facts.tsx';

interface StepReviewProps {
  contract: ContractDetailDto;
  action: ContractAction;
  step: TakeContractStepDto;
  /** Back to what the step was given, if anything. */
  onBack?: () => void;
  onClose: () => void;
}

/** What a step would do, by the server's own figures, before it is taken: with the digest of what was shown. */
export function StepReview({ contract, action, step, onBack, onClose }: StepReviewProps) {
  const { t } = useTranslation('contracts');
  const { id, type } = contract;
  const actionWords = useActionWords(type);
  const { toast } = useToast();
  const [take] = useTakeContractStepMutation();
  // What is shown is what is true when the review is opened, or asked for again.
  const { currentData: preview, error, isFetching, refetch } = usePreviewContractStepQuery(
    { id, action, step }, { refetchOnMountOrArgChange: true });
  const [isOutdated, setIsOutdated] = useState(false);
  const problem = isProblem(error) ? error : null;
  const isRefused = preview !== undefined && preview.refusal !== null;
  const { submit, failure, isBusy } = useMutationForm({
    send: (_, idempotencyKey) => take({
      id, action, idempotencyKey,
      step: { ...step, ...(typeof preview?.expected === 'string' && { expected: preview.expected }) },
    }),
    onDone: ({ waiting, state }) => {
      toast({
        title: t('step.done'),
        description: waiting ? t('step.waits') : t('step.stands', { state: t(`state.${state}`) }),
      });
      onClose();
    },
    onProblem: ({ code }) => {
      if (code !== 'PREVIEW_OUTDATED') return false;
      setIsOutdated(true);
      void refetch();
      return true;
    },
  });
  return (
    <FormDialog
      title={t('review.title', { action: actionWords(action) })}
      cancel={t(onBack ? 'review.back' : 'step.cancel')}
      submit={preview === undefined || isRefused ? t('review.refresh') : actionWords(action)}
      pending={t('step.pending')}
      isPending={isBusy || isFetching}
      call={() => (sdk) => sdk.smartContracts.takeContractStep({ id, action, requestBody: step })}
      onClose={onBack ?? onClose}
      onSubmit={(event) => {
        if (preview !== undefined && !isRefused) return submit(event);
        event.preventDefault();
        void refetch();
      }}
    >
      <FormProblem message={failure ?? (problem === null ? undefined : refusalWords(problem))} />
      {isOutdated && (
        <Alert severity="warning" icon={<InfoIcon size={20} />}>{t('review.outdated')}</Alert>
      )}
      {preview === undefined && problem === null && (
        <Box role="status" aria-label={t('review.loading')}><CardSkeleton height={220} /></Box>
      )}
      {preview !== undefined && <PreviewFacts preview={preview} action={action} contract={contract} />}
    </FormDialog>
  );
}
