import type { Rejecter } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon } from './icons/status-icons.tsx';
import { MinusCircleIcon, UndoIcon, UnknownIcon } from './icons/status-icons.tsx';
import type { IconProps } from './icons/icon.tsx';

/** What a state means to the reader; the colour follows from it and never stands alone. */
export type Tone = 'positive' | 'caution' | 'negative' | 'neutral';

const toneColour: Record<Tone, string> = {
  positive: 'success.main',
  caution: 'warning.main',
  negative: 'error.main',
  neutral: 'text.secondary',
};

const toneIcon: Record<Tone, ComponentType<IconProps>> = {
  positive: CheckCircleIcon,
  caution: AlertIcon,
  negative: CrossCircleIcon,
  neutral: UnknownIcon,
};

interface ToneChipProps {
  tone: Tone;
  label: string;
  icon?: ComponentType<IconProps>;
}

/** A state as icon, word and colour together. */
export function ToneChip({ tone, label, icon }: ToneChipProps) {
  const Mark = icon ?? toneIcon[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        paddingInline: 1.25,
        blockSize: 26,
        borderRadius: 999,
        bgcolor: `tone.${tone}`,
        color: toneColour[tone],
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Mark size={14} strokeWidth={2} />
      {label}
    </Box>
  );
}

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
