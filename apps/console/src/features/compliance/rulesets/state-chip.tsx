import type { RulesetState, VerdictAction } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, FlaskIcon, UndoIcon } from '../../../ui/icons/status-icons.tsx';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';

const looks = {
  draft: { tone: 'neutral', icon: ClockIcon },
  shadowed: { tone: 'caution', icon: FlaskIcon },
  active: { tone: 'positive', icon: CheckCircleIcon },
  retired: { tone: 'neutral', icon: UndoIcon },
} as const;

/** How far a version has come. */
export function RulesetStateChip({ state }: { state: RulesetState }) {
  const { t } = useTranslation('rulesets');
  return <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}

const tones: Record<VerdictAction, Tone> = { allow: 'positive', review: 'caution', block: 'negative' };

/** How a payment ends. */
export function ActionChip({ action }: { action: VerdictAction }) {
  const { t } = useTranslation('verdict');
  return <ToneChip tone={tones[action]} label={t(`action.${action}`)} />;
}
