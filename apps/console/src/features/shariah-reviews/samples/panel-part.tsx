import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One part of the panel under its heading. */
export function PanelPart({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={partStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="h3" sx={{ margin: 0, typography: 'subtitle1', fontWeight: 650 }}>{title}</Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

const partStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;
