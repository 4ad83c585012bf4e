/** Terms and what is to be said of them, side by side where there is room. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
  alignItems: 'start',
} as const;
