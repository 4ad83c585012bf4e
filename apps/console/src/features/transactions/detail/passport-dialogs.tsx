import {
  PASSPORT_FIELDS, type PassportDto, type PassportField, type PassportOfficerReason, type TransactionLifeDto,
} from '@connect/sdk';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useIssuePassportMutation, useRevokePassportMutation } from '../../../api/passports.api.ts';
import { selectRole } from '../../../api/session.slice.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { SelectField } from '../../../ui/inputs/select-field.tsx';

/** What a payment certainly lacks, or only an officer tells, is not offered. */
const offered = ({ memo, purposeCode }: TransactionLifeDto, isOfficer: boolean): PassportField[] =>
  PASSPORT_FIELDS.filter((field) => !((field === 'memo' && memo === null)
    || (field === 'purpose' && purposeCode === null) || (field === 'sealedEvent' && !isOfficer)));

interface Choice { disclose: PassportField[] }

interface MakeProps { transaction: TransactionLifeDto; onClose: () => void }

/** Makes a passport of a payment: what it tells beside what every one tells is chosen, and nothing is chosen before. */
export function MakePassportDialog({ transaction, onClose }: MakeProps) {
  const { t } = useTranslation('passports');
  const { toast } = useToast();
  const role = useSelector(selectRole);
  const [issue] = useIssuePassportMutation();
  const { transactionId } = transaction;
  const { form, submit, failure, isBusy } = useMutationForm<Choice, PassportDto>({
    values: { disclose: [] },
    send: ({ disclose }, idempotencyKey) => issue({ transactionId, disclose, idempotencyKey }),
    onDone: () => {
      toast({ title: t('make.done') });
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'disclose' });
  const choose = (field: PassportField, isChosen: boolean) => form.setValue('disclose',
    PASSPORT_FIELDS.filter((one) => (one === field ? isChosen : chosen.includes(one))));
  return (
    <FormDialog
      title={t('make.title')} cancel={t('make.cancel')} submit={t('make.submit')} pending={t('make.pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.passports.issuePassport({ id: transactionId, requestBody: form.getValues() })}
    >
      <Typography variant="body2">{t('make.text')}</Typography>
      <FormProblem message={failure} />
      <Box component="fieldset" sx={choicesStyle}>
        <Typography component="legend" variant="body2" sx={{ fontWeight: 600, paddingBlockEnd: 0.5 }}>
          {t('make.legend')}
        </Typography>
        {offered(transaction, role === 'bank').map((field) => (
          <FormControlLabel
            key={field} label={t(`field.${field}`)}
            control={<Checkbox checked={chosen.includes(field)} onChange={(_, isChosen) => choose(field, isChosen)} />}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

const reasons = ['error', 'superseded', 'compliance'] as const satisfies readonly PassportOfficerReason[];

interface Revocation { reason: PassportOfficerReason }

/** Revokes a passport, for a reason. */
export function RevokePassportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('passports');
  const { toast } = useToast();
  const [revoke] = useRevokePassportMutation();
  const { form, submit, failure, isBusy } = useMutationForm<Revocation, PassportDto>({
    values: { reason: 'error' },
    send: ({ reason }, idempotencyKey) => revoke({ id, reason, idempotencyKey }),
    onDone: () => {
      toast({ title: t('revoke.done') });
      onClose();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormDialog
      title={t('revoke.title')} cancel={t('revoke.cancel')} submit={t('revoke.submit')} pending={t('revoke.pending')}
      isPending={isBusy} tone="error" onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.passports.revokePassport({ id, requestBody: form.getValues() })}
    >
      <Typography variant="body2">{t('revoke.text')}</Typography>
      <FormProblem message={failure} />
      <SelectField
        label={t('revoke.reason')} value={reason}
        options={reasons.map((value) => ({ value, label: t(`card.reason.${value}`) }))}
        onChange={({ target }) => form.setValue('reason', target.value as PassportOfficerReason)}
      />
    </FormDialog>
  );
}

const choicesStyle = {
  border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
