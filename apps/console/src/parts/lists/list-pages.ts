import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { type ListOrder, mostPages } from './list-order.ts';

/** A list that is read page by page. */
interface PagedList<Row> {
  currentData?: { pages: readonly (readonly Row[])[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** The rows of as many pages as the address says, read one after the other, and how to show one page more. */
export function useListPages<Row>(list: PagedList<Row>, { page, setPage }: Pick<ListOrder, 'page' | 'setPage'>) {
  const read = list.currentData?.pages;
  // A long list is drawn in small pieces, after what a person presses or types.
  const shown = useDeferredValue(read);
  const isBehind = read !== undefined && read.length < page && list.hasNextPage && !list.isError;
  const readOn = useEffectEvent(() => void list.fetchNextPage());
  useEffect(() => {
    if (isBehind && !list.isFetching) readOn();
  }, [isBehind, list.isFetching]);
  const isAtMost = page === mostPages;
  const pages = read?.length ?? 0;
  return {
    rows: (isAtMost ? shown : shown?.slice(0, page))?.flat(),
    more: {
      // It comes with the first rows, which would push it down.
      hasMore: shown !== undefined && (list.hasNextPage || (!isAtMost && pages > page)),
      isLoading: isBehind || list.isFetchingNextPage,
      onLoad: () => {
        if (isAtMost || pages < page) void list.fetchNextPage();
        else setPage(page + 1);
      },
    },
  };
}
