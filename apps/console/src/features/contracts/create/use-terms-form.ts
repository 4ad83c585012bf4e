import type { ContractDetailDto, ContractType } from '@connect/sdk';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import type { ContractTerms } from '../contracts.api.ts';
import { type Outcome, useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { blankOf, type ContractForm, contractFormOf, contractTermsOf } from './contract-terms.ts';
import { useAssessment } from './use-assessment.ts';

/** Terms to begin with that say nothing. */
export const noTerms: ContractTerms = {};

export type ContractTermsForm = ReturnType<typeof useTermsForm>;

interface Saving {
  /** Sends the terms; the key makes a repetition safe. */
  save: (terms: ContractTerms, idempotencyKey: string, form: ContractForm) => PromiseLike<Outcome<ContractDetailDto>>;
  onSaved: (contract: ContractDetailDto) => void;
}

/** The form of a contract's terms, what the server says of them as they stand, and saving them. */
export function useTermsForm(type: ContractType, template: ContractTerms, { save, onSaved }: Saving) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const { form, submit, failure, isBusy } = useMutationForm({
    values: contractFormOf(type, template),
    fieldOf: blankOf,
    send: (written, idempotencyKey) => save(contractTermsOf(type, written, template), idempotencyKey, written),
    onDone: onSaved,
    onProblem: (problem) => {
      toast({ tone: 'negative', title: t('create.error'), description: refusalWords(problem) });
      return false;
    },
  });
  const values = useWatch({ control: form.control }) as ContractForm;
  const terms = contractTermsOf(type, values, template);
  // Names are compared where they are written, and each that is tried counts.
  const { partyNames: _, ...judged } = terms;
  const assessment = useAssessment(type, judged);
  // Nobody has said anything yet, so nothing is to be said of it.
  const isBlank = template === noTerms && JSON.stringify(values) === JSON.stringify(contractFormOf(type, noTerms));
  return { form, terms, assessment, isBlank, currency: values['currency'] ?? 'AED', submit, failure, isBusy };
}
