/** One line of a list within a card. */
export const lineStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, paddingInline: 2.5,
  paddingBlock: 1.5, minInlineSize: 0,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

export const bareListStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** What is said beside the matter itself. */
export const noteStyle = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Several choices of one dialog that belong together. */
export const groupStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2, border: '1px solid',
  borderColor: 'divider', borderRadius: 2,
} as const;
