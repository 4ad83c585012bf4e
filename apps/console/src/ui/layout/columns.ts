/** Cards side by side where there is room, and below each other where there is none; the columns as CSS has them. */
export const columns = (wide: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: wide },
  gap: 3,
  alignItems: 'start',
}) as const;

/** Cards beside each other that end on one line: what the shorter one holds takes the room that the other needs. */
export const evenCards = (wide: string) => ({
  ...columns(wide),
  alignItems: 'stretch',
  '& > section': { display: 'flex', flexDirection: 'column' },
  '& > section > :last-child': { flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
}) as const;

/** Two columns of the same width. */
export const twoColumns = columns('minmax(0, 1fr) minmax(0, 1fr)');
