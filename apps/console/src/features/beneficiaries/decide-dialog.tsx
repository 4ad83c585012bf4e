import type { BeneficiaryDecision, BeneficiaryDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useDecideBeneficiaryMutation } from '../../api/beneficiaries.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../parts/forms/decision-dialog.tsx';

const rules = decisionRules(() => i18n.t('beneficiaries:errors.reason'));

interface DecideDialogProps { beneficiary: BeneficiaryDto; decision: BeneficiaryDecision; onClose: () => void }

/** Approves or refuses a beneficiary. */
export function DecideDialog({ beneficiary: { id, name }, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('beneficiaries');
  const [decide] = useDecideBeneficiaryMutation();
  const isApproved = decision === 'approve';
  return (
    <DecisionDialog
      isApproved={isApproved} name={name} rules={rules} onClose={onClose}
      words={{
        title: t(isApproved ? 'decide.approveTitle' : 'decide.refuseTitle', { name }), text: t('decide.text'),
        reason: t('decide.reason'), cancel: t('cancel'), submit: t(isApproved ? 'decide.approve' : 'decide.refuse'),
        pending: t('decide.pending'), done: t(isApproved ? 'decide.approved' : 'decide.refused'),
      }}
      send={(reason) => decide({ id, decision, reason })}
      call={(reason) => (sdk) => sdk.beneficiaries.decideBeneficiary({ id, requestBody: { decision, reason } })}
    />
  );
}
