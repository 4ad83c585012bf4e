import type { Rejecter } from '@connect/sdk';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { CheckCircleIcon, ClockIcon, CrossCircleIcon } from '../../ui/icons/status-icons.tsx';
import { MinusCircleIcon, UndoIcon, UnknownIcon } from '../../ui/icons/status-icons.tsx';

const statuses = {
  completed: { tone: 'positive', icon: CheckCircleIcon },
  pending: { tone: 'caution', icon: ClockIcon },
  rejected: { tone: 'negative', icon: CrossCircleIcon },
  failed: { tone: 'negative', icon: CrossCircleIcon },
  cancelled: { tone: 'neutral', icon: MinusCircleIcon },
  refunded: { tone: 'neutral', icon: UndoIcon },
  reversed: { tone: 'neutral', icon: UndoIcon },
} as const satisfies Record<string, { tone: Tone; icon: ComponentType<IconProps> }>;

const isKnown = (status: string): status is keyof typeof statuses => status in statuses;

interface StatusChipProps {
  status: string;
  /** Who refused it, where that is known. */
  rejectedBy?: Rejecter | null;
}

/** The state of a transaction; a state this console does not know is shown as it came, marked as negative. */
export function StatusChip({ status, rejectedBy = null }: StatusChipProps) {
  const { t } = useTranslation('ui');
  if (!isKnown(status)) return <ToneChip tone="negative" label={status} icon={UnknownIcon} />;
  const { tone, icon } = statuses[status];
  const label = status === 'rejected' && rejectedBy !== null ? t(`rejectedBy.${rejectedBy}`) : t(`status.${status}`);
  return <ToneChip tone={tone} label={label} icon={icon} />;
}
