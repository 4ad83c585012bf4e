/** How many rows a list reads at a time where nothing else is asked for. */
export const pageSize = 25;

/** In which order a list is asked for, and how many rows at a time; both are the usual ones where they are absent. */
export interface Order<Sort extends string> {
  sort?: Sort;
  size?: number;
}

/** Pages that are asked for by the row they follow; a page that is not full is the last one. */
export function pagesAfter<Row>(cursorOf: (row: Row) => string, size = pageSize) {
  return {
    initialPageParam: null as string | null,
    getNextPageParam: (page: Row[], _: Row[][], __: unknown, ___: unknown, asked: unknown) => {
      const last = page.at(-1);
      const most = (asked as Order<string> | undefined)?.size ?? size;
      return last === undefined || page.length < most ? null : cursorOf(last);
    },
  };
}

/** The page a cursor asks for, in the words of the API. */
export const pageOf = (before: string | null, size = pageSize) =>
  ({ limit: size, ...(before === null ? {} : { before }) });
