/** Cards side by side where there is room, and below each other where there is none; the columns as CSS has them. */
export const columns = (wide: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: wide },
  gap: 3,
  alignItems: 'start',
}) as const;

/** Two columns of the same width. */
export const twoColumns = columns('minmax(0, 1fr) minmax(0, 1fr)');
