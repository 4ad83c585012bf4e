import { createContext, use, useEffect } from 'react';
import { useKept } from '../kept.ts';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** The lists whose look can be chosen. */
export type ListName =
  | 'approvals' | 'audit' | 'batch-payments' | 'batches' | 'contracts' | 'deliveries' | 'movements' | 'reports'
  | 'requests' | 'reviews' | 'support-desk' | 'users';

/** What the rows of some list tell beside what they are called. */
export type ColumnName =
  | 'account' | 'action' | 'age' | 'amount' | 'assignee' | 'attempts' | 'balance' | 'details' | 'digest' | 'findings'
  | 'ipAddress' | 'lastSignIn' | 'memo' | 'nextDue' | 'parties' | 'period' | 'priority' | 'resource' | 'role' | 'score'
  | 'severity' | 'state' | 'time' | 'type' | 'user';

/** How close the rows of a list stand, and which of its columns are left out. */
export interface Look {
  density: Density;
  hidden: readonly ColumnName[];
}

/** How somebody wants to see a list, and the means to change it. */
export interface ListLook extends Look {
  /** The columns that may be left out. */
  columns: readonly ColumnName[];
  setDensity: (density: Density) => void;
  toggle: (column: ColumnName) => void;
}

/** Whose looks the browser shows, and where they are kept beside it. */
export interface LooksKeeper {
  owner: string;
  /** Asks for what the owner chose elsewhere. */
  fetch: () => void;
  save: (list: ListName, look: Look) => void;
}

export const LooksContext = createContext<LooksKeeper>({ owner: '', fetch: () => undefined, save: () => undefined });

/** Under what the browser keeps its copy of a person's look of a list. */
export const lookKey = (owner: string, list: ListName): string => `connect.list.${owner}.${list}`;

/** A look as the browser keeps it: its density, then the columns that are left out. */
export const lookText = ({ density, hidden }: Look): string => [density, ...hidden].join(' ');

/** How a list is to look for its reader: at once as this browser keeps it, then as it is kept for them. */
export function useListLook(list: ListName, columns: readonly ColumnName[]): ListLook {
  const { owner, fetch, save } = use(LooksContext);
  const [text, keep] = useKept(lookKey(owner, list), '');
  useEffect(fetch, [fetch]);
  const [spacing, ...without] = text.split(' ');
  const density = densities.find((one) => one === spacing) ?? 'standard';
  const hidden = columns.filter((column) => without.includes(column));
  const choose = (look: Look) => {
    keep(lookText(look));
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
