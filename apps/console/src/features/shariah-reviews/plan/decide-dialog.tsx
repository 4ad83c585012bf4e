import type { ReviewPlanDecision } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../../parts/forms/decision-dialog.tsx';
import { useDecideReviewPlanMutation } from '../reviews.api.ts';

const rules = decisionRules(() => i18n.t('shariahReviews:errors.text'));

interface DecidePlanProps { id: string; decision: ReviewPlanDecision; onClose: () => void }

/** Approves or refuses a plan that somebody else proposed. */
export function DecidePlanDialog({ id, decision, onClose }: DecidePlanProps) {
  const { t } = useTranslation('shariahReviews');
  const [decide] = useDecideReviewPlanMutation();
  return (
    <DecisionDialog
      isApproved={decision === 'approve'} name={t(`decide.name`)} rules={rules} onClose={onClose}
      words={{
        title: t(`decide.${decision}Title`), text: t(`decide.${decision}Text`), reason: t('fields.reason'),
        cancel: t('cancel'), submit: t(`decide.${decision}`), pending: t('pending'), done: t(`decide.${decision}Done`),
      }}
      send={(reason) => decide({ id, decision, reason: reason.trim() })}
      call={(reason) => (sdk) => sdk.shariahReviews.decideReviewPlan({ id, requestBody: { decision, reason } })}
    />
  );
}
