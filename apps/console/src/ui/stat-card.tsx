import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from './icons/icon.tsx';
import { InfoIcon } from './icons/status-icons.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

/** The height of every stat card, also of the grey block that stands for one while its figure is read. */
export const statCardHeight = 148;

/** What one figure is told with. */
export interface StatCardProps {
  label: string;
  /** Says how the figure is computed. */
  definition: string;
  value: ReactNode;
  note: ReactNode;
  icon: ComponentType<IconProps>;
}

/** One figure with its name, its definition and a line that sets it in relation. */
export function StatCard({ label, definition, value, note, icon: Mark }: StatCardProps) {
  const { t } = useTranslation('ui');
  return (
    <Card component="article" aria-label={label} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <Tooltip title={definition} describeChild isPressable>
          <IconButton size="small" aria-label={t('definitionOf', { label })} sx={{ padding: 0.625, fontSize: 14 }}>
            <InfoIcon />
          </IconButton>
        </Tooltip>
        <Box sx={markStyle}>
          <Mark size={20} />
        </Box>
      </Box>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}

const cardStyle = {
  minBlockSize: statCardHeight,
  boxSizing: 'border-box',
  padding: 2.5,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const;

const markStyle = {
  inlineSize: 36,
  blockSize: 36,
  marginInlineStart: 'auto',
  borderRadius: 1.25,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'surface.sunken',
  color: 'primary.main',
} as const;
