import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { AlertIcon, CheckCircleIcon, CrossCircleIcon, UnknownIcon } from '../icons/status-icons.tsx';
import type { IconProps } from '../icons/icon.tsx';

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
