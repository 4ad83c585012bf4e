import type { BankProfileDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../parts/forms/decision-dialog.tsx';
import { useDecideBankProfileMutation } from './bank-profiles.api.ts';

const DecisionForm = decisionRules(() => i18n.t('profile:errors.reason'));

interface DecideOpinionsDialogProps {
  version: BankProfileDto;
  decision: 'approve' | 'refuse';
  onClose: () => void;
}

/** Puts a colleague's version in force or refuses it. */
export function DecideOpinionsDialog({ version: { id, name }, decision, onClose }: DecideOpinionsDialogProps) {
  const { t } = useTranslation('profile');
  const [decide] = useDecideBankProfileMutation();
  return (
    <DecisionDialog
      isApproved={decision === 'approve'}
      name={name}
      rules={DecisionForm}
      words={{
        title: t(`decide.${decision}Title`), text: t(`decide.${decision}Text`, { name }), reason: t('decide.reason'),
        cancel: t('cancel'), submit: t(`decide.${decision}`), pending: t('decide.pending'),
        done: t(`decide.${decision}Done`),
      }}
      send={(reason) => decide({ id, decision: { decision, reason } })}
      call={(reason) => (sdk) => sdk.compliance.decideBankProfile({ id, requestBody: { decision, reason } })}
      onClose={onClose}
    />
  );
}
