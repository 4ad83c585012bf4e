/** A length that grows and shrinks with the density of the list around it. */
export const dense = (px: number): string => `calc(${px}px * var(--list-density, 1))`;
