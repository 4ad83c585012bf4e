import { dense } from './dense.ts';

/** One of several things that stand below each other in a card, apart by a line. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingInline: 2.5,
  paddingBlock: dense(12),
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
