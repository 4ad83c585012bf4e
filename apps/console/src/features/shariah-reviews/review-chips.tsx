import type { FindingClass, FindingState, PaperOutcome, ReviewPlanState, VerdictAction } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const planTones: Readonly<Record<ReviewPlanState, Tone>> = {
  proposed: 'caution', approved: 'positive', refused: 'negative',
};
const findingTones: Readonly<Record<FindingState, Tone>> = {
  open: 'negative', answered: 'caution', closed: 'positive',
};
const classTones: Readonly<Record<FindingClass, Tone>> = { minor: 'neutral', major: 'caution', critical: 'negative' };
const outcomeTones: Readonly<Record<PaperOutcome, Tone>> = {
  compliant: 'positive', finding: 'negative', question: 'caution',
};
const verdictTones: Readonly<Record<VerdictAction, Tone>> = { allow: 'positive', review: 'caution', block: 'negative' };

/** Where a plan stands. */
export function PlanChip({ state }: { state: ReviewPlanState }) {
  const { t } = useTranslation('shariahReviews');
  return <ToneChip tone={planTones[state]} label={t(`planState.${state}`)} />;
}

/** Where a finding stands; one that is not closed by its day says so. */
export function FindingChip({ state, isLate }: { state: FindingState; isLate: boolean }) {
  const { t } = useTranslation('shariahReviews');
  return isLate ? <ToneChip tone="negative" label={t('late')} />
    : <ToneChip tone={findingTones[state]} label={t(`findingState.${state}`)} />;
}

/** How grave a finding is. */
export function ClassChip({ grade }: { grade: FindingClass }) {
  const { t } = useTranslation('shariahReviews');
  return <ToneChip tone={classTones[grade]} label={t(`class.${grade}`)} />;
}

/** What a working paper came to. */
export function OutcomeChip({ outcome }: { outcome: PaperOutcome }) {
  const { t } = useTranslation('shariahReviews');
  return <ToneChip tone={outcomeTones[outcome]} label={t(`outcome.${outcome}`)} />;
}

/** What the rules said of a payment. */
export function SaidChip({ verdict }: { verdict: VerdictAction }) {
  const { t } = useTranslation('shariahReviews');
  return <ToneChip tone={verdictTones[verdict]} label={t(`verdict.${verdict}`)} />;
}
