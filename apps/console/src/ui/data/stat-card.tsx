import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '../icons/icon.tsx';
import { InfoIcon } from '../icons/status-icons.tsx';
import { Tooltip } from '../feedback/tooltip.tsx';

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
      <Box sx={{ containerType: 'inline-size' }}>
        <Typography variant="h4" component="p" sx={figureStyle}>
          {value}
        </Typography>
      </Box>
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

/** Hundreds of millions with their currency fit into the narrowest card, on the line that a smaller figure takes. */
const figureStyle = {
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '2.25rem',
  fontSize: (theme: Theme) => `min(${String(theme.typography.h4.fontSize)}, 10cqi)`,
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
