/** Values of what was read. Places are other ones in other words, and names stand where they were read as well. */
export const valuesOf = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (key, value: unknown) => {
    if (['path', 'line', 'amountAt', 'reasonAt', 'names'].includes(key)) return undefined;
    return typeof value === 'bigint' ? value.toString() : value;
  }));
