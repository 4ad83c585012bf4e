import type { CaseHitDto, ClearedPairDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClearCasePairMutation } from './cases.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { ClearPairForm } from './clear-pair.form.ts';

interface ClearPairDialogProps {
  id: string;
  hit: CaseHitDto;
  onClose: () => void;
}

const saidOf = ({ pair, state, isStopped, openRules }: ClearedPairDto) => {
  if (pair === 'proposed') return 'proposed';
  if (state === 'decided') return 'released';
  if (isStopped) return 'stopped';
  return openRules.length > 0 ? 'left' : 'doubted';
};

/** Says for a reason that a party is not the one listed, and tells what came of it. */
export function ClearPairDialog({ id, hit, onClose }: ClearPairDialogProps) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const [clear, { isLoading }] = useClearCasePairMutation();
  const form = useForm<ClearPairForm>({ resolver: useRulesOf(ClearPairForm), defaultValues: new ClearPairForm() });
  const { errors } = form.formState;
  const { party, entryId, name, matchedName } = hit;
  const submit = form.handleSubmit(async ({ reason }) => {
    const { data, error } = await clear({ id, party, entryId, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    const said = saidOf(data);
    toast({ title: t(`pair.${said}`), description: t(`pair.${said}Text`, { rules: data.openRules.join(', ') }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('pair.title', { name })}
      cancel={t('decide.cancel')}
      submit={t('hits.clear')}
      pending={t('decide.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.compliance.clearCasePair({ id, requestBody: { party, entryId, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('pair.text', { entry: matchedName })}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('decide.reason')}
        hint={t('pair.reasonHint')}
        error={errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
