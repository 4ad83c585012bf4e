import type { BatchState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckCircleIcon, ClockIcon } from '../../ui/icons/status-icons.tsx';
import { CrossCircleIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

const looks = {
  running: { tone: 'caution', icon: ClockIcon },
  interrupted: { tone: 'caution', icon: AlertIcon },
  done: { tone: 'positive', icon: CheckCircleIcon },
  cancelled: { tone: 'neutral', icon: MinusCircleIcon },
  refused: { tone: 'negative', icon: CrossCircleIcon },
} as const;

/** How far the sending of a batch has come. */
export function BatchStateChip({ state }: { state: BatchState }) {
  const { t } = useTranslation('batches');
  return <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}
