import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values in two columns, for reading one thing after the other. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={rowStyle}>
          <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = { margin: 0, typography: 'body2' } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minBlockSize: 40,
  paddingBlock: 0.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
