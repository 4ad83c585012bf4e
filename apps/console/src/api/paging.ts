/** How many rows a list reads at a time. */
export const pageSize = 25;

/** Pages that are asked for by the row they follow; a page that is not full is the last one. */
export function pagesAfter<Row>(cursorOf: (row: Row) => string, size = pageSize) {
  return {
    initialPageParam: null as string | null,
    getNextPageParam: (page: Row[]) => {
      const last = page.at(-1);
      return last === undefined || page.length < size ? null : cursorOf(last);
    },
  };
}

/** The page a cursor asks for, in the words of the API. */
export const pageOf = (before: string | null, size = pageSize) =>
  ({ limit: size, ...(before === null ? {} : { before }) });
