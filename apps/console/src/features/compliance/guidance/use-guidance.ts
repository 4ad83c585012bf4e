import { useState } from 'react';
import { useAskGuidanceMutation } from '../../../api/compliance.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { QuestionForm } from './guidance.form.ts';

/** A question and its answer, which the card on the engine's screen and the assistant's own screen share. */
export function useGuidance() {
  const [ask, { data: guidance, isLoading }] = useAskGuidanceMutation({ fixedCacheKey: 'guidance' });
  // What was asked on the other screen is waited for here, and given up there.
  const [running, setRunning] = useState<{ abort: () => void } | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const { form, submit } = useMutationForm({
    rules: QuestionForm,
    values: { question: guidance?.question ?? '' },
    send: async ({ question }) => {
      setIsStopped(false);
      const asking = ask({ question });
      setRunning(asking);
      const outcome = await asking;
      setRunning(null);
      return outcome;
    },
  });
  const stop = () => {
    running?.abort();
    setIsStopped(true);
    // The button that was pressed goes, and would take the focus with it.
    form.setFocus('question');
  };
  const asking = { form, isAsking: isLoading, isStopped, onSubmit: submit, onStop: running && stop };
  return { guidance, asking };
}
