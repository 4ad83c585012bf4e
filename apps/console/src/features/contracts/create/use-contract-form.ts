import type { ContractDetailDto, ContractType } from '@connect/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Terms, useCreateContractMutation } from '../../../api/contracts.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { isProblem, isUnclear } from '../../../api/problem.ts';
import { useAttemptKey } from '../../../api/use-attempt-key.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { blankOf, type ContractForm, formOf, termsOf } from './contract-terms.ts';
import { useAssessment } from './use-assessment.ts';

export type Creating = ReturnType<typeof useContractForm>;

/** The form of a contract, what the server says of it as it stands, and making a contract of it. */
export function useContractForm(type: ContractType, template: Terms, onCreated: (made: ContractDetailDto) => void) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const form = useForm<ContractForm>({ defaultValues: formOf(type, template) });
  const values = useWatch({ control: form.control }) as ContractForm;
  const assessment = useAssessment(type, termsOf(type, values, template));
  const [create, { isLoading: isCreating }] = useCreateContractMutation();
  const attempt = useAttemptKey();

  const submit = form.handleSubmit(async (written) => {
    const terms = termsOf(type, written, template);
    const idempotencyKey = attempt.keyFor(JSON.stringify({ type, terms }));
    const { data, error } = await create({ type, terms, idempotencyKey });
    if (data) {
      attempt.settled();
      toast({ title: t('create.success'), description: t('create.done', { type: t(`type.${type}`) }) });
      if (type === 'murabaha') form.reset(formOf(type, {}));
      onCreated(data);
      return;
    }
    if (isProblem(error) && !isUnclear(error)) attempt.settled();
    showProblem(form, error, blankOf);
    if (isProblem(error)) toast({ tone: 'negative', title: t('create.error'), description: error.message });
  });
  return { form, assessment, currency: values['currency'] ?? 'AED', isCreating, submit };
}
