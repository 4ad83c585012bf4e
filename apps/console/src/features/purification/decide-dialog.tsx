import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCharityMutation, useDecidePurificationMoveMutation } from '../../api/purification.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { Money } from '../../parts/money/money.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import type { Task } from './purification.screen.tsx';

type Decision = Extract<Task, { kind: 'decideMove' | 'decideCharity' }>;

/** Why something is decided so. */
class DecideForm {
  @Length(3, 300, { message: () => i18n.t('purification:errors.reason') })
  reason = '';
}

/** Approves or refuses what a colleague proposed; approving a move pays it at once. */
export function DecidePurificationDialog({ task, onClose }: { task: Decision; onClose: () => void }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const [decision, setDecision] = useState<'approve' | 'refuse'>('approve');
  const [decideMove] = useDecidePurificationMoveMutation();
  const [decideCharity] = useDecideCharityMutation();
  const isMove = task.kind === 'decideMove';
  const { form, field, submit, failure, isBusy } = useMutationForm<DecideForm, unknown>({
    ...(!isMove && { rules: DecideForm }), values: { reason: '' },
    send: ({ reason }) => (task.kind === 'decideMove' ? decideMove({ id: task.move.id, decision })
      : decideCharity({ id: task.charity.id, answer: { decision, reason: reason.trim() } })),
    onDone: () => {
      toast({ title: t(decision === 'approve' ? 'decide.approved' : 'decide.refused') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(isMove ? 'decide.moveTitle' : 'decide.charityTitle')} cancel={t('cancel')}
      submit={t(`decide.${decision}`)} pending={t('pending')} isPending={isBusy} onClose={onClose} onSubmit={submit}
      {...(decision === 'refuse' && { tone: 'error' as const })}
      call={() => (sdk) => (task.kind === 'decideMove'
        ? sdk.purification.decidePurificationMove({ id: task.move.id, requestBody: { decision } })
        : sdk.purification.decideCharity({
          id: task.charity.id, requestBody: { decision, reason: form.getValues('reason') } }))}
    >
      <Typography variant="body2">{t(isMove ? 'decide.moveText' : 'decide.charityText')}</Typography>
      <FormProblem message={failure} />
      <FactsList facts={factsOf(task, t)} />
      {!isMove && (
        <Field label={t('fields.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
      )}
      <Button
        variant="text" color="inherit" sx={{ justifySelf: 'start' }}
        onClick={() => setDecision(decision === 'approve' ? 'refuse' : 'approve')}
      >
        {t(decision === 'approve' ? 'decide.rather' : 'decide.ratherApprove')}
      </Button>
    </FormDialog>
  );
}

const factsOf = (task: Decision, t: ReturnType<typeof useTranslation<'purification'>>['t']): Fact[] => {
  if (task.kind === 'decideMove') {
    const { kind, amount, currency, fromAddress, charity, proposedBy } = task.move;
    return [
      { label: t('fields.amount'), value: <Money amount={amount} currency={currency} /> },
      { label: t('fields.move'), value: t(`move.${kind}`) },
      ...(fromAddress === null ? [] : [{ label: t('fields.from'), value: <WalletText address={fromAddress} /> }]),
      ...(charity === null ? [] : [{ label: t('fields.charity'), value: <bdi>{charity}</bdi> }]),
      { label: t('fields.fee'), value: t('noFee') },
      { label: t('fields.proposedBy'), value: <bdi>{proposedBy}</bdi> },
    ];
  }
  const { name, registration, address, resolution, proposedBy } = task.charity;
  return [
    { label: t('fields.charity'), value: <bdi>{name}</bdi> },
    { label: t('fields.registration'), value: <bdi>{registration}</bdi> },
    { label: t('fields.address'), value: <WalletText address={address} /> },
    ...(resolution === null ? [] : [{ label: t('fields.resolution'), value: <bdi>{resolution}</bdi> }]),
    { label: t('fields.proposedBy'), value: <bdi>{proposedBy}</bdi> },
  ];
};
