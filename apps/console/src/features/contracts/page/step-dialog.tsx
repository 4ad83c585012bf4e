import type { ContractDetailDto, LegalActionDto, TakeContractStepDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPreviewContractStepQuery } from '../contracts.api.ts';
import { showProblem } from '../../../parts/forms/form-problems.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { AlertIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { useActionWords } from './contract-words.ts';
import { previewProblemOf } from './preview-problem.ts';
import { StepInput } from './step-input.tsx';
import { StepReview } from './step-review.tsx';
import { beginningOf, partyBlank, stepOf, type StepForm as Written } from './step-values.ts';

interface StepDialogProps {
  contract: ContractDetailDto;
  legal: LegalActionDto;
  onClose: () => void;
}

const isKnownGap = (code: string): code is keyof Words['contracts']['missing'] =>
  i18n.exists(`contracts:missing.${code}`);

/** A step of a contract: what it needs is asked for, what it would do is shown, and only then it is taken. */
export function ContractStepDialog({ contract, legal, onClose }: StepDialogProps) {
  const fields = [...legal.needs, ...legal.may];
  const [values, setValues] = useState(() => beginningOf(fields, contract.parties));
  const [reviewed, setReviewed] = useState<TakeContractStepDto | null>(fields.length === 0 ? {} : null);
  if (reviewed !== null) {
    return (
      <StepReview
        contract={contract}
        action={legal.action}
        step={reviewed}
        {...(fields.length > 0 && { onBack: () => setReviewed(null) })}
        onClose={onClose}
      />
    );
  }
  return (
    <StepForm
      contract={contract}
      legal={legal}
      values={values}
      onReview={(written, step) => {
        setValues(written);
        setReviewed(step);
      }}
      onClose={onClose}
    />
  );
}

interface StepFormProps extends StepDialogProps {
  values: Written;
  onReview: (written: Written, step: TakeContractStepDto) => void;
}

/** What a step needs to be given; what it is refused for because of that stands at its fields. */
function StepForm({ contract: { id, type, parties, currency }, legal, values, onReview, onClose }: StepFormProps) {
  const { action, needs, may, consent, missing } = legal;
  const { t } = useTranslation('contracts');
  const actionWords = useActionWords(type);
  const [preview] = useLazyPreviewContractStepQuery();
  const fields = [...needs, ...may];
  const fieldOf = (field: string) => {
    const [first] = parties;
    return field === 'parties' && first ? partyBlank(first) : field;
  };
  const { form, submit, failure, isBusy } = useMutationForm({
    values,
    fieldOf,
    send: async (written) => {
      const { data, error } = await preview({ id, action, step: stepOf(written, fields, parties) });
      return data === undefined ? { error } : { data };
    },
    onDone: (answer, written, shown) => {
      const problem = previewProblemOf(answer);
      if (problem !== null) showProblem(shown, problem, fieldOf);
      else onReview(written, stepOf(written, fields, parties));
    },
  });
  return (
    <FormDialog
      title={actionWords(action)}
      cancel={t('step.cancel')}
      submit={t('review.open')}
      pending={t('review.loading')}
      isPending={isBusy}
      call={() => (sdk) => sdk.smartContracts.previewContractStep({
        id, action, requestBody: stepOf(form.getValues(), fields, parties),
      })}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      {missing.length > 0 && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          {missing.map((code) => (isKnownGap(code) ? t(`missing.${code}`) : code)).join(' ')}
        </Alert>
      )}
      {consent !== null && (
        <Alert severity="info" icon={<InfoIcon size={20} />}>
          {t('step.consent', { who: t(`consent.${consent}`) })}
        </Alert>
      )}
      {fields.map((field) => (
        <StepInput
          key={field} form={form} field={field} isNeeded={needs.includes(field)} parties={parties} currency={currency}
        />
      ))}
    </FormDialog>
  );
}
