import type { ContractDetailDto, ContractType } from '@connect/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Terms } from '../contracts.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { isProblem, isUnclear } from '../../../api/problem.ts';
import { useAttemptKey } from '../../../api/use-attempt-key.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { blankOf, type ContractForm, formOf, termsOf } from './contract-terms.ts';
import { useAssessment } from './use-assessment.ts';

/** Terms to begin with that say nothing. */
export const noTerms: Terms = {};

export type TermsForm = ReturnType<typeof useTermsForm>;

interface Saved {
  data?: ContractDetailDto;
  error?: unknown;
}

interface Saving {
  /** Sends the terms; the key makes a repetition safe. */
  save: (terms: Terms, idempotencyKey: string, form: ContractForm) => Promise<Saved>;
  onSaved: (contract: ContractDetailDto) => void;
}

/** The form of a contract's terms, what the server says of them as they stand, and saving them. */
export function useTermsForm(type: ContractType, template: Terms, { save, onSaved }: Saving) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const form = useForm<ContractForm>({ defaultValues: formOf(type, template) });
  const values = useWatch({ control: form.control }) as ContractForm;
  const terms = termsOf(type, values, template);
  const assessment = useAssessment(type, terms);
  const attempt = useAttemptKey();

  const submit = form.handleSubmit(async (written) => {
    const order = termsOf(type, written, template);
    const { data, error } = await save(order, attempt.keyFor(JSON.stringify({ type, order, written })), written);
    if (data) {
      attempt.settled();
      onSaved(data);
      return;
    }
    if (isProblem(error) && !isUnclear(error)) attempt.settled();
    showProblem(form, error, blankOf);
    if (isProblem(error)) toast({ tone: 'negative', title: t('create.error'), description: error.message });
  });
  // Nobody has said anything yet, so nothing is to be said of it.
  const isBlank = template === noTerms && JSON.stringify(values) === JSON.stringify(formOf(type, noTerms));
  return { form, terms, assessment, isBlank, currency: values['currency'] ?? 'AED', submit };
}
