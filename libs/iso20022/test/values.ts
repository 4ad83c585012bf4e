/** Values of what was read, places left out: those are other ones in other words. */
export const valuesOf = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (key, value: unknown) => {
    if (['path', 'line', 'amountAt', 'reasonAt'].includes(key)) return undefined;
    return typeof value === 'bigint' ? value.toString() : value;
  }));
