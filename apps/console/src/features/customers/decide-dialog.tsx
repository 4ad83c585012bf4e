import type { CustomerDecision } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useDecideCustomerChangeMutation } from '../../api/customers.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../parts/forms/decision-dialog.tsx';

const rules = decisionRules(() => i18n.t('customers:errors.reason'));

interface DecideDialogProps { changeId: string; name: string; decision: CustomerDecision; onClose: () => void }

/** Decides a change of a customer's file. */
export function DecideChangeDialog({ changeId: id, name, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('customers');
  const [decide] = useDecideCustomerChangeMutation();
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
      call={(reason) => (sdk) => sdk.customers.decideCustomerChange({ id, requestBody: { decision, reason } })}
    />
  );
}
