import type { ResolutionState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { ClockIcon, UndoIcon } from '../../ui/icons/status-icons.tsx';

const looks: Readonly<Record<ResolutionState, { tone: Tone; icon?: typeof ClockIcon }>> = {
  draft: { tone: 'neutral' },
  asked: { tone: 'caution', icon: ClockIcon },
  deliberated: { tone: 'caution', icon: ClockIcon },
  in_force: { tone: 'positive' },
  rejected: { tone: 'negative' },
  superseded: { tone: 'neutral', icon: UndoIcon },
  withdrawn: { tone: 'neutral', icon: UndoIcon },
  expired: { tone: 'neutral', icon: ClockIcon },
};

/** Where a resolution stands. */
export function ResolutionChip({ state }: { state: ResolutionState }) {
  const { t } = useTranslation('resolutions');
  return <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}
