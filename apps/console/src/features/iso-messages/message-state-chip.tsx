import type { IsoMessageState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon } from '../../ui/icons/status-icons.tsx';

const looks = {
  received: { tone: 'caution', icon: ClockIcon },
  answered: { tone: 'positive', icon: CheckCircleIcon },
  refused: { tone: 'negative', icon: CrossCircleIcon },
  stuck: { tone: 'negative', icon: AlertIcon },
} as const;

/** How far a message has come. */
export function MessageStateChip({ state }: { state: IsoMessageState }) {
  const { t } = useTranslation('isoMessages');
  return <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}
