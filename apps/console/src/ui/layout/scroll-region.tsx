import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  role?: 'region' | 'group';
  sx?: SxProps;
  children: ReactNode;
}

/** Room for what may be wider than it: moved sideways by its bar or by the keys, as far as what has the focus. */
export function ScrollRegion({ label, role = 'region', sx = {}, children }: ScrollRegionProps) {
  return (
    <Box tabIndex={0} role={role} aria-label={label} onFocus={reveal} sx={{ overflowX: 'auto', ...sx }}>
      {children}
    </Box>
  );
}

/** A browser leaves what it shows an edge of as it is. */
const reveal = ({ target, currentTarget }: FocusEvent): void => {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
