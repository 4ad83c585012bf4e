import { useKept } from '../kept.ts';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** What the rows of some list tell beside what they are called. */
export type ColumnName =
  | 'account' | 'action' | 'age' | 'amount' | 'assignee' | 'attempts' | 'balance' | 'details' | 'digest' | 'findings'
  | 'ipAddress' | 'lastSignIn' | 'memo' | 'nextDue' | 'parties' | 'period' | 'priority' | 'resource' | 'role' | 'score'
  | 'severity' | 'state' | 'time' | 'type' | 'user';

/** How somebody wants to see a list: how close its rows stand, and which of its columns are left out. */
export interface ListLook {
  density: Density;
  /** The columns that may be left out. */
  columns: readonly ColumnName[];
  hidden: readonly ColumnName[];
  setDensity: (density: Density) => void;
  toggle: (column: ColumnName) => void;
}

/** How a list is to look, as this browser keeps it: its density, then the columns that are left out. */
export function useListLook(list: string, columns: readonly ColumnName[]): ListLook {
  const [text, keep] = useKept(`connect.list.${list}`, '');
  const [spacing, ...without] = text.split(' ');
  const density = densities.find((one) => one === spacing) ?? 'standard';
  const hidden = columns.filter((column) => without.includes(column));
  const save = (next: Density, left: readonly ColumnName[]) => keep([next, ...left].join(' '));
  return {
    density,
    columns,
    hidden,
    setDensity: (chosen) => save(chosen, hidden),
    toggle: (column) =>
      save(density, hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]),
  };
}
