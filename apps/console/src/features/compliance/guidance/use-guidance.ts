import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { useAskGuidanceMutation } from '../../../api/compliance.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { QuestionForm } from './guidance.form.ts';

/** A question and its answer, which the card on the engine's screen and the assistant's own screen share. */
export function useGuidance() {
  const [ask, { data: guidance, isLoading }] = useAskGuidanceMutation({ fixedCacheKey: 'guidance' });
  // What was asked on the other screen is waited for here, and given up there.
  const [underWay, setUnderWay] = useState<{ abort: () => void } | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const form = useForm<QuestionForm>({
    resolver: useRulesOf(QuestionForm),
    defaultValues: { question: guidance?.question ?? '' },
  });
  const submit = form.handleSubmit(async ({ question }) => {
    setIsStopped(false);
    const asking = ask({ question });
    setUnderWay(asking);
    const { error } = await asking;
    setUnderWay(null);
    if (error && !isAbort(error)) showProblem(form, error);
  });
  const stop = () => {
    underWay?.abort();
    setIsStopped(true);
    // The button that was pressed goes, and would take the focus with it.
    form.setFocus('question');
  };
  const onSubmit = () => void submit();
  return { guidance, asking: { form, isAsking: isLoading, isStopped, onSubmit, onStop: underWay && stop } };
}

const isAbort = (error: object): boolean => 'name' in error && error.name === 'AbortError';
