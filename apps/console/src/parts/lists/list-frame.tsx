import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListLook } from './list-look.ts';

const factors = { compact: 0.5, standard: 1, comfortable: 1.5 };

interface ListFrameProps {
  look: ListLook;
  children: ReactNode;
}

/** Shows a list as somebody wants to see it; whatever belongs to a column names it in `data-column`. */
export function ListFrame({ look: { density, hidden }, children }: ListFrameProps) {
  const without = hidden.map((column) => `& [data-column="${column}"]`).join();
  const style = { '--list-density': factors[density], ...(without && { [without]: { display: 'none' } }) };
  return <Box sx={style}>{children}</Box>;
}
