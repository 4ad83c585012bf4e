/** How a file of words is imported. */
export const json = { with: { type: 'json' } } as const;
