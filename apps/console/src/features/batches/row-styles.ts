import { dense } from '../../ui/layout/dense.ts';

/** The looks of a list whose rows each lead to a page of their own. */
export const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const batchRowStyle = {
  position: 'relative',
  minBlockSize: dense(68),
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateAreas: { xs: '"name amount" "name state"', sm: '"name amount state"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 10.5rem' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  paddingInline: 2.5,
  paddingBlock: dense(10),
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
export const wholeRowLinkStyle = {
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
