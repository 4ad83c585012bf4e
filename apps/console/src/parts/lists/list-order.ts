import type {
  BatchSort, ContractSort, RequestSort, ReviewSort, SupportSort, TimeSort, TransactionSort, UserSort, WalletSort,
} from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';

/** A field in ascending order, or in descending order with a minus before it. */
export type SortName =
  | BatchSort | ContractSort | RequestSort | ReviewSort | SupportSort | TimeSort | TransactionSort | UserSort
  | WalletSort;

/** How many rows a list may read at a time; the first is usual. */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The address remembers no more pages than this. */
export const mostPages = 20;

/** In which order a list stands, how many rows it reads at a time, and how many pages of them are shown. */
export interface ListOrder<Sort extends SortName = SortName> {
  /** The orders there are; the first is the usual one. */
  sorts: readonly Sort[];
  sort: Sort;
  /** The sizes there are to choose from, if any. */
  sizes: readonly PageSize[];
  size: PageSize;
  page: number;
  /** The order in words, unless it is the usual one. */
  words: string | undefined;
  /** What the list is asked for: the usual order needs no word. */
  asked: { sort?: Sort; size: PageSize };
  setSort: (sort: SortName) => void;
  setSize: (size: PageSize) => void;
  setPage: (page: number) => void;
}

interface OrderOptions {
  /** Stands before the words of the address where another list has the plain ones. */
  prefix?: string;
  sizes?: readonly PageSize[];
}

/** The order and the pages of a list as its address says them; words that are not known mean the usual ones. */
export function useListOrder<const Sort extends SortName>(
  sorts: readonly [Sort, ...Sort[]], { prefix = '', sizes = pageSizes }: OrderOptions = {},
): ListOrder<Sort> {
  const { t } = useTranslation('ui');
  const names = orderNames(prefix);
  const [address, change] = useUrlState([names.sort, names.size, names.page]);
  const [usual] = sorts;
  const sort = sorts.find((one) => one === address[names.sort]) ?? usual;
  const size = sizes.find((one) => String(one) === address[names.size]) ?? pageSizes[0];
  const isUsual = sort === usual;
  return {
    sorts,
    sort,
    sizes,
    size,
    page: toPage(address[names.page] ?? ''),
    words: isUsual ? undefined : t(wordsOf(sort)),
    asked: { ...(!isUsual && { sort }), size },
    setSort: (chosen) => change({ [names.sort]: chosen === usual ? '' : chosen, [names.page]: '' }),
    setSize: (chosen) => change({ [names.size]: chosen === pageSizes[0] ? '' : String(chosen), [names.page]: '' }),
    setPage: (page) => change({ [names.page]: page > 1 ? String(page) : '' }),
  };
}

/** The words of the address that say the order of a list. */
export const orderNames = (prefix = '') =>
  ({ sort: `${prefix}sort`, size: `${prefix}size`, page: `${prefix}page` }) as const;

const wordsOf = (sort: SortName) => `display.order.${sort}` as const;

function toPage(text: string): number {
  const page = /^\d{1,2}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= mostPages ? page : 1;
}
