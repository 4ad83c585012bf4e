import type { ListColumn, ListDensity, LookList } from '@connect/sdk';
import { createContext, use, useEffect } from 'react';
import { useStoredChoice } from '../../ui/preferences/stored-choice.ts';

export const densities = ['compact', 'standard', 'comfortable'] as const satisfies readonly ListDensity[];

/** How close the rows of a list stand, and which of its columns are left out. */
export interface Look {
  density: ListDensity;
  hidden: readonly ListColumn[];
}

/** How somebody wants to see a list, and the means to change it. */
export interface ListLook extends Look {
  /** The columns that may be left out. */
  columns: readonly ListColumn[];
  setDensity: (density: ListDensity) => void;
  toggle: (column: ListColumn) => void;
}

/** Whose looks the browser shows, and where they are kept beside it. */
export interface LooksStore {
  owner: string;
  /** Asks for what the owner chose elsewhere. */
  fetch: () => void;
  save: (list: LookList, look: Look) => void;
}

export const LooksContext = createContext<LooksStore>({ owner: '', fetch: () => undefined, save: () => undefined });

/** Under what the browser keeps its copy of a person's look of a list. */
export const lookKey = (owner: string, list: LookList): string => `connect.list.${owner}.${list}`;

/** A look as the browser keeps it: its density, then the columns that are left out. */
export const lookText = ({ density, hidden }: Look): string => [density, ...hidden].join(' ');

/**
 * How a list is to look for its reader: at once as this browser keeps it, then as it is kept for them. Columns that few
 * need are left out until somebody chooses.
 */
export function useListLook(
  list: LookList, columns: readonly ListColumn[], unusual: readonly ListColumn[] = [],
): ListLook {
  const { owner, fetch, save } = use(LooksContext);
  const [text, store] = useStoredChoice(lookKey(owner, list), '');
  useEffect(fetch, [fetch]);
  const [spacing, ...without] = text.split(' ');
  const density = densities.find((one) => one === spacing) ?? 'standard';
  const hidden = columns.filter((column) => (text === '' ? unusual : without).includes(column));
  const choose = (look: Look) => {
    store(lookText(look));
    save(list, look);
  };
  return {
    density,
    columns,
    hidden,
    setDensity: (chosen) => choose({ density: chosen, hidden }),
    toggle: (column) => choose({
      density,
      hidden: hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    }),
  };
}
