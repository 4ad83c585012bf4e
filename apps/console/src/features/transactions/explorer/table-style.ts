import { dense } from '../../../ui/layout/dense.ts';

/** What a row tells, in the order of a wide screen; the amount names it and is never left out. */
export const paymentColumns = [
  'time', 'amount', 'state', 'parties', 'memo', 'reference', 'purpose', 'type', 'network', 'score', 'user', 'batch',
] as const;

export type PaymentColumn = (typeof paymentColumns)[number];

/** Those that can be left out, and those that are until they are asked for. */
export const choosable = paymentColumns.filter((column) => column !== 'amount');
export const unusual = ['purpose', 'network', 'user', 'batch'] as const satisfies readonly PaymentColumn[];

const hiddenHead = {
  '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // The menu of the list sorts here: what cannot be seen takes no focus.
  '& thead button': { display: 'none' },
} as const;

// The rest of a payment follows in a line of its own, each as wide as it is; what says nothing is left out.
const stacked = {
  display: 'block',
  ...hiddenHead,
  '& tbody': { display: 'block' },
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: dense(6),
    paddingInline: 2.5,
    paddingBlock: dense(12),
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& tbody tr[data-choosable="true"]': { paddingInlineStart: '56px' },
  '& tr:last-of-type': { border: 0 },
  '& td': {
    padding: 0, border: 0, minInlineSize: 0, maxInlineSize: '100%', order: 5, typography: 'caption',
    color: 'text.secondary',
  },
  '& td.choice': { position: 'absolute', insetInlineStart: 12, insetBlockStart: dense(8) },
  '& td.choice:empty, & td:has(.nothing)': { display: 'none' },
  '& td.amount, & td.parties': { typography: 'body2', color: 'text.primary' },
  '& td.time > div': { display: 'flex', gap: '0.5ch' },
  '& td.score > *': { display: 'inline-flex', alignItems: 'center', inlineSize: 'auto', '& > div': { inlineSize: 32 } },
} as const;

/** A table from 1,280 px on; below that each payment has two lines, and on a phone it is a card. */
export const tableStyle = {
  typography: 'body2',
  '& tr': { position: 'relative' },
  '& td': { fontSize: 'inherit' },
  '& tbody tr:hover': { bgcolor: 'surface.hover' },
  '& tbody tr[data-chosen="true"]': { bgcolor: 'action.selected' },
  // What is pressed for itself lies over the link that fills the row.
  '& td.choice > *, & td.peek > *': { position: 'relative', zIndex: 1 },
  '@media (width >= 1280px)': {
    '& th': { whiteSpace: 'nowrap' },
    '& th, & td': { paddingInline: 1.25, paddingBlock: dense(9) },
    '& .choice': { paddingInline: '12px 0', inlineSize: 36 },
    '& .peek': { paddingInline: '0 12px', inlineSize: 40 },
    '& .amount': { textAlign: 'end' },
    '& .parties, & .memo': { maxInlineSize: 0, inlineSize: '24%' },
    '& .reference, & .user, & .batch, & .purpose': { maxInlineSize: '9rem' },
    '& tbody tr:last-of-type td': { border: 0 },
  },
  '@media (768px <= width < 1280px)': {
    ...stacked,
    '& td.amount': { ...stacked['& td.amount, & td.parties'], order: 1, inlineSize: '9.5rem' },
    '& td.parties': { ...stacked['& td.amount, & td.parties'], order: 2, flex: '1 1 calc(100% - 26rem)' },
    '& td.state': { order: 3 },
    '& td.peek': { order: 4 },
    '& td.time': { order: 5, inlineSize: '9.5rem' },
    '& td.memo': { order: 6, maxInlineSize: '20rem' },
    '& td:nth-last-of-type(-n + 8):not(.peek)': { order: 7 },
  },
  '@media (width < 768px)': {
    ...stacked,
    '& td.parties': { ...stacked['& td.amount, & td.parties'], order: 1, flex: '1 1 50%' },
    '& td.amount': { ...stacked['& td.amount, & td.parties'], order: 2 },
    '& td.state': { order: 3 },
    '& td.time': { order: 4 },
    '& td.memo': { order: 6, flexBasis: '100%' },
    '& td.peek': { position: 'absolute', insetInlineEnd: 12, insetBlockEnd: dense(8) },
  },
} as const;
