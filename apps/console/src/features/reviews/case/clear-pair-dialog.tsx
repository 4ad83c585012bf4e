import type { CaseHitDto, ClearedPairDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useClearCasePairMutation } from './cases.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

/** Why a party is not the one listed. */
class ClearPairForm {
  @Length(10, 500, { message: () => i18n.t('reviews:decide.reasonLength') })
  reason = '';
}

interface ClearPairDialogProps {
  id: string;
  hit: CaseHitDto;
  onClose: () => void;
}

const outcomeOf = ({ pair, state, isStopped, openRules }: ClearedPairDto) => {
  if (pair === 'proposed') return 'proposed';
  if (state === 'decided') return 'released';
  if (isStopped) return 'stopped';
  return openRules.length > 0 ? 'left' : 'doubted';
};

/** Says for a reason that a party is not the one listed, and tells what came of it. */
export function ClearPairDialog({ id, hit, onClose }: ClearPairDialogProps) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const [clear] = useClearCasePairMutation();
  const { party, entryId, name, matchedName } = hit;
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ClearPairForm,
    send: ({ reason }) => clear({ id, party, entryId, reason }),
    onDone: (data) => {
      const outcome = outcomeOf(data);
      const rules = data.openRules.join(', ');
      toast({ title: t(`pair.${outcome}`), description: t(`pair.${outcome}Text`, { rules }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('pair.title', { name })}
      cancel={t('decide.cancel')}
      submit={t('hits.clear')}
      pending={t('decide.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.compliance.clearCasePair({ id, requestBody: { party, entryId, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('pair.text', { entry: matchedName })}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('decide.reason')}
        hint={t('pair.reasonHint')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}
