import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GeometricPattern } from '../layout/geometric-pattern.tsx';

interface EmptyStateProps {
  title: string;
  description?: string;
  action?: ReactNode;
}

/** What stands where there is nothing yet: it says so, and how to begin. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', textAlign: 'center', paddingInline: 3, paddingBlock: 6 }}>
      <Box sx={{ color: 'primary.main', position: 'absolute', inset: 0, maskImage: fade }}>
        <GeometricPattern opacity={0.14} tile={72} />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Typography variant="h2" component="p">
          {title}
        </Typography>
        {description !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '44ch', marginInline: 'auto' }}>
            {description}
          </Typography>
        )}
        {action !== undefined && <Box sx={{ marginBlockStart: 2.5 }}>{action}</Box>}
      </Box>
    </Box>
  );
}

const fade = 'radial-gradient(closest-side, transparent 30%, black)';
