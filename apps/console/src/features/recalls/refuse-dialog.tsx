import type { DecideRecallDto, RecallDto, RecallRefusal } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDecideRecallMutation } from '../../api/recalls.api.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { noteOf, ReasonFields, type Reasoned, reasonedRules } from '../../parts/recalls/reason-form.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

// That nobody answered is what the time says, and not the payee.
const refusals = ['CUST', 'ARDT', 'AM04', 'AC04', 'LEGL', 'NARR'] as const satisfies readonly RecallRefusal[];
const rules = reasonedRules(refusals);

const answerOf = (form: Reasoned): DecideRecallDto =>
  ({ decision: 'refuse', reason: form.reason as RecallRefusal, ...noteOf(form) });

interface RefuseDialogProps { recall: RecallDto; onClose: () => void }

/** Refuses to give a payment back, with a reason that its payer reads. */
export function RefuseDialog({ recall: { id }, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('recalls');
  const { toast } = useToast();
  const [decide] = useDecideRecallMutation();
  const asked = useMutationForm<Reasoned, RecallDto>({
    rules,
    send: (form, idempotencyKey) => decide({ id, answer: answerOf(form), idempotencyKey }),
    onDone: () => {
      toast({ title: t('refuse.done') });
      onClose();
    },
  });
  const { form, submit, failure, isBusy } = asked;
  return (
    <FormDialog
      title={t('refuse.title')} cancel={t('cancel')} submit={t('refuse.submit')} pending={t('refuse.pending')}
      isPending={isBusy} tone="error" onClose={onClose} onOpen={() => form.setFocus('reason')} onSubmit={submit}
      call={() => (sdk) => sdk.transactions.decideRecall({ id, requestBody: answerOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('refuse.text')}</Typography>
      <FormProblem message={failure} />
      <ReasonFields
        asked={asked} reasons={refusals.map((value) => ({ value, label: t(`refusals.${value}`) }))}
        words={{ reason: t('refuse.reason'), note: t('refuse.note'), noteHint: t('optional') }}
      />
    </FormDialog>
  );
}
