import { useForm } from 'react-hook-form';
import { useRulesOf } from '../../../ui/use-rules-of.ts';
import { useAskGuidanceMutation } from '../../../api/compliance.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { QuestionForm } from './guidance.form.ts';

/** A question and its answer, which the card on the engine's screen and the assistant's own screen share. */
export function useGuidance() {
  const [ask, { data: guidance, isLoading }] = useAskGuidanceMutation({ fixedCacheKey: 'guidance' });
  const form = useForm<QuestionForm>({
    resolver: useRulesOf(QuestionForm),
    defaultValues: { question: guidance?.question ?? '' },
  });
  const submit = form.handleSubmit(async ({ question }) => {
    const { error } = await ask({ question });
    if (error) showProblem(form, error);
  });
  return { form, guidance, isAsking: isLoading, submit: () => void submit() };
}
