import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { IconProps } from '../../../ui/icons/icon.tsx';

/** How a step went: it was taken, it is waited for, or it ended the matter. */
export type StepTone = 'done' | 'waiting' | 'stopped';

interface TimelineStepProps {
  icon: ComponentType<IconProps>;
  tone: StepTone;
  title: string;
  at?: string;
  children?: ReactNode;
}

/** One thing that happened: what, when, and what else there is to say of it. */
export function TimelineStep({ icon: Mark, tone, title, at, children }: TimelineStepProps) {
  return (
    <Box component="li" sx={stepStyle}>
      <Box sx={{ ...markStyle, ...toneStyles[tone] }}>
        <Mark size={18} />
      </Box>
      <Box sx={{ minInlineSize: 0, paddingBlockStart: 0.75 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{title}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {at !== undefined && <DateTime at={at} form="seconds" />}
          {children !== undefined && <div>{children}</div>}
        </Box>
      </Box>
    </Box>
  );
}

const toneStyles = {
  done: { bgcolor: 'tone.positive', color: 'success.main' },
  waiting: { bgcolor: 'tone.caution', color: 'warning.main' },
  stopped: { bgcolor: 'tone.negative', color: 'error.main' },
} as const satisfies Record<StepTone, object>;

const markStyle = {
  inlineSize: 36,
  blockSize: 36,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
} as const;

const stepStyle = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  '&:not(:last-of-type)': { paddingBlockEnd: 2.5 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17.25,
    insetBlock: '40px 4px',
    borderInlineStart: '1.5px solid',
    borderColor: 'divider',
  },
} as const;
