import type { ContractPartyDto, LegalActionDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useTakeContractStepMutation } from '../contracts.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { AlertIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { StepInput } from './step-input.tsx';
import { beginningOf, stepOf } from './step-values.ts';

interface StepDialogProps {
  id: string;
  legal: LegalActionDto;
  parties: readonly ContractPartyDto[];
  onClose: () => void;
}

const isKnownGap = (code: string): code is keyof Words['contracts']['missing'] =>
  i18n.exists(`contracts:missing.${code}`);

/** Takes a contract one step further, with the evidence that the step needs. */
export function ContractStepDialog({ id, legal, parties, onClose }: StepDialogProps) {
  const { action, needs, may, consent, missing } = legal;
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const [take] = useTakeContractStepMutation();
  const fields = [...needs, ...may];
  const { form, submit, failure, isBusy } = useMutationForm({
    values: beginningOf(fields, parties),
    send: (values, idempotencyKey) => take({ id, action, step: stepOf(values, fields, parties), idempotencyKey }),
    onDone: ({ waiting, state }) => {
      toast({
        title: t('step.done'),
        description: waiting ? t('step.waits') : t('step.stands', { state: t(`state.${state}`) }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`action.${action}`)}
      cancel={t('step.cancel')}
      submit={t(`action.${action}`)}
      pending={t('step.pending')}
      isPending={isBusy}
      call={() => (sdk) => sdk.smartContracts.takeContractStep({
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
        <StepInput key={field} form={form} field={field} isNeeded={needs.includes(field)} parties={parties} />
      ))}
      {fields.length === 0 && t('step.plain')}
    </FormDialog>
  );
}
