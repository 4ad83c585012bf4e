import type { ContractAction, ContractPartyDto, StepPreviewDto, TakeContractStepDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, type Problem } from '../../../api/problem.ts';
import { usePreviewContractStepMutation, useTakeContractStepMutation } from '../contracts.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { refusalWords } from '../../../parts/forms/problem-words.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { PreviewFacts } from './preview-facts.tsx';

interface StepReviewProps {
  id: string;
  action: ContractAction;
  step: TakeContractStepDto;
  /** What was answered already; without it the review asks. */
  first: StepPreviewDto | null;
  parties: readonly ContractPartyDto[];
  /** Back to what the step was given, if anything. */
  onBack?: () => void;
  onClose: () => void;
}

/** What a step would do, by the server's own figures, before it is taken: with the digest of what was shown. */
export function StepReview({ id, action, step, first, parties, onBack, onClose }: StepReviewProps) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const [take] = useTakeContractStepMutation();
  const { preview, problem, isOutdated, ask } = usePreview({ id, action, step, first });
  const { submit, failure, isBusy } = useMutationForm({
    send: (_, idempotencyKey) => take({
      id, action, idempotencyKey,
      step: { ...step, ...(preview?.expected != null && { expected: preview.expected }) },
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
      void ask(true);
      return true;
    },
  });
  const isRefused = preview?.refusal != null;
  return (
    <FormDialog
      title={t('review.title', { action: t(`action.${action}`) })}
      cancel={t(onBack ? 'review.back' : 'step.cancel')}
      submit={preview === null || isRefused ? t('review.refresh') : t(`action.${action}`)}
      pending={t('step.pending')}
      isPending={isBusy || (preview === null && problem === null)}
      call={() => (sdk) => sdk.smartContracts.takeContractStep({ id, action, requestBody: step })}
      onClose={onBack ?? onClose}
      onSubmit={(event) => {
        if (preview !== null && !isRefused) return submit(event);
        event.preventDefault();
        void ask(false);
      }}
    >
      <FormProblem message={failure ?? (problem === null ? undefined : refusalWords(problem))} />
      {isOutdated && (
        <Alert severity="warning" icon={<InfoIcon size={20} />}>{t('review.outdated')}</Alert>
      )}
      {preview === null && problem === null && (
        <Box role="status" aria-label={t('review.loading')}><CardSkeleton height={220} /></Box>
      )}
      {preview !== null && <PreviewFacts preview={preview} action={action} parties={parties} />}
    </FormDialog>
  );
}

type Asked = Pick<StepReviewProps, 'id' | 'action' | 'step' | 'first'>;

/** What the step would do as last asked, and asking again. */
function usePreview({ id, action, step, first }: Asked) {
  const [read] = usePreviewContractStepMutation();
  const [preview, setPreview] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const ask = async (wasOutdated: boolean) => {
    const { data, error } = await read({ id, action, step });
    setPreview(data ?? null);
    setProblem(isProblem(error) ? error : null);
    setIsOutdated(wasOutdated);
  };
  useEffect(() => {
    if (first === null) void ask(false);
    // Asked once, when the review is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { preview, problem, isOutdated, ask };
}
