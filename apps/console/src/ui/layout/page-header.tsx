import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  /** Buttons that act on the whole screen. */
  actions?: ReactNode;
}

/** The heading of a screen: what it is, what it is for, and what can be done with all of it. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, marginBlockEnd: 3 }}>
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h1">{title}</Typography>
        {subtitle !== undefined && (
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{subtitle}</Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minInlineSize: 0 }}>{actions}</Box>
      )}
    </Box>
  );
}
